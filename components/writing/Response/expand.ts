import type { Expand } from '../../../pipeline/pages/index.ts';
import { findOperation } from '../../builders/find-operation.ts';
import { foldLongCode } from '../../builders/fold-long-code.ts';
import { responsePart } from '../../builders/response-part.ts';
import { responseBlock, statusLabel, successResponse } from '../../builders/response-block.ts';
import type { response } from './definition.ts';

/** `<Response operation="tokens.create" example="card" status="201" />`: what comes back, from the same description. */
export const expand: Expand<typeof response> = ({ operation: id, example, status, shows }, page) => {
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
  const shown = found.examples.find(({ name }) => name === example) ?? found.examples[0];
  const title = statusLabel(found.status);
  if (shows !== undefined && shown !== undefined)
    return responsePart(shown.value, { title, shows, illustrative: shown.illustrative });
  return [foldLongCode(responseBlock(found, example), () => `${title}, ${operation.summary}`)];
};
