import type { Operation, RequestExample } from '../../pipeline/content/api-description/index.ts';
import { didYouMean } from '../../pipeline/content/did-you-mean.mjs';
import type { PageContext } from '../../pipeline/pages/index.ts';

/** Anchor of an operation on its page: `#tokens-create` for `tokens.create`. */
export function operationAnchor(id: string): string {
  return id.replaceAll('.', '-').toLowerCase();
}

/**
 * Finds the operation that a component names.
 *
 * @throws a sentence with the closest IDs when there is none
 */
export function findOperation(id: string, { description }: PageContext): Operation {
  const operation = description.operations.get(id);
  if (operation === undefined) {
    throw new Error(
      `The API description has no operation "${id}".${didYouMean(id, description.operations.keys())} The IDs are in content/openapi/paths/ as operationId.`,
    );
  }
  return operation;
}

/**
 * Finds a named example of an operation, or without a name, its first.
 *
 * @throws a sentence with the known names when there is none
 */
export function findExample(operation: Operation, name: string | undefined): RequestExample {
  const [first] = operation.requestExamples;
  const example =
    name === undefined ? first : operation.requestExamples.find((candidate) => candidate.name === name);
  if (example === undefined) {
    const known = operation.requestExamples.map((candidate) => candidate.name).join(', ');
    throw new Error(
      `The operation "${operation.id}" has no example "${name ?? ''}". It has: ${known}. Add one in content/openapi/paths/ or name one of these.`,
    );
  }
  return example;
}
