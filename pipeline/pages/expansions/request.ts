import * as z from 'zod';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { findExample, findOperation } from './find-operation.ts';
import type { Expansion } from '../page-context.ts';
import { requestTabs } from './request-tabs.ts';
import { responseBlock, successResponse } from './response-block.ts';

const requestAttributes = z.strictObject({ operation: z.string(), example: z.string().optional() });

/** `<Request operation="tokens.create" example="card" />`: one request in every language. */
export const expandRequest: Expansion = (element, context) => {
  const { operation: id, example: name } = readAttributes(context.file, element, requestAttributes);
  const operation = findOperation(id, element, context);
  return [requestTabs(operation, findExample(operation, name, element, context), context)];
};

const responseAttributes = z.strictObject({
  operation: z.string(),
  example: z.string().optional(),
  status: z.coerce.number().int().optional(),
});

/** `<Response operation="tokens.create" example="card" status="201" />`: what comes back, from the same description. */
export const expandResponse: Expansion = (element, context) => {
  const { operation: id, example, status } = readAttributes(context.file, element, responseAttributes);
  const operation = findOperation(id, element, context);
  const response =
    status === undefined
      ? successResponse(operation)
      : operation.responses.find((candidate) => candidate.status === status);
  if (response === undefined) {
    const known = operation.responses.map((candidate) => candidate.status).join(', ');
    failPage(
      context.file,
      element,
      `The operation "${id}" documents no response ${String(status ?? 'below 400')}. It documents: ${known}.`,
    );
  }
  if (example !== undefined && !response.examples.some((candidate) => candidate.name === example)) {
    const known = response.examples.map((candidate) => candidate.name).join(', ');
    failPage(
      context.file,
      element,
      `The response ${String(response.status)} of "${id}" has no example "${example}". It has: ${known === '' ? 'none' : known}.`,
    );
  }
  return [responseBlock(response, example)];
};
