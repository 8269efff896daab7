import { STATUS_CODES } from 'node:http';
import type { Operation, Response } from '../../pipeline/content/api-description/index.ts';
import { flowElement } from './elements.ts';
import { codeBlock, paragraph, text, type FlowContent } from '../../pipeline/pages/tree/build.ts';

/** A status with its name, e.g. `201 Created`. */
export function statusLabel(status: number): string {
  const name = STATUS_CODES[status];
  return name === undefined ? String(status) : `${String(status)} ${name}`;
}

/** The response of an operation that went well. */
export function successResponse(operation: Operation): Response | undefined {
  return operation.responses.find((response) => response.status < 400);
}

/** An example of a response as a code block, or a sentence when its body is empty. */
export function responseBlock(response: Response, exampleName: string | undefined): FlowContent {
  const example =
    response.examples.find((candidate) => candidate.name === exampleName) ?? response.examples[0];
  const title = statusLabel(response.status);
  if (example === undefined)
    return flowElement('EmptyResponse', { title }, [paragraph([text('The body is empty.')])]);
  return codeBlock('json', JSON.stringify(example.value, null, 2), {
    title,
    illustrative: example.illustrative,
  });
}
