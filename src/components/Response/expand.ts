import type { Expand } from '../../../pipeline/pages/index.ts';
import { findOperation } from '../../../pipeline/pages/parts/find-operation.ts';
import { responseBlock, successResponse } from '../../../pipeline/pages/parts/response-block.ts';
import type { response } from './definition.ts';

/** `<Response operation="tokens.create" example="card" status="201" />`: what comes back, from the same description. */
export const expand: Expand<typeof response> = ({ operation: id, example, status }, page) => {
  const operation = findOperation(id, page);
  const found =
    status === undefined
      ? successResponse(operation)
      : operation.responses.find((candidate) => candidate.status === status);
  if (found === undefined) {
    const known = operation.responses.map((candidate) => candidate.status).join(', ');
    throw new Error(
      `The operation "${id}" documents no response ${String(status ?? 'below 400')}. It documents: ${known}.`,
    );
  }
  if (example !== undefined && !found.examples.some((candidate) => candidate.name === example)) {
    const known = found.examples.map((candidate) => candidate.name).join(', ');
    throw new Error(
      `The response ${String(found.status)} of "${id}" has no example "${example}". It has: ${known === '' ? 'none' : known}.`,
    );
  }
  return [responseBlock(found, example)];
};
