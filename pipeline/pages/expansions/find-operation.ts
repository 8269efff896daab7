import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Operation, RequestExample } from '../../material/api-description/types.ts';
import { didYouMean } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import type { PageContext } from '../page-context.ts';

/** Anchor of an operation on its page: `tokens.create` is at `#tokens-create`. */
export function operationAnchor(id: string): string {
  return id.replaceAll('.', '-').toLowerCase();
}

/**
 * Finds the operation that a component names.
 *
 * @throws a sentence with the closest ids when there is none
 */
export function findOperation(
  id: string,
  element: MdxJsxFlowElement,
  { description, file }: PageContext,
): Operation {
  const operation = description.operations.get(id);
  if (operation === undefined) {
    failPage(
      file,
      element,
      `The API description has no operation "${id}".${didYouMean(id, description.operations.keys())} The ids stand in openapi/paths/ as operationId.`,
    );
  }
  return operation;
}

/**
 * Finds a named example of an operation; without a name, its first one.
 *
 * @throws a sentence with the known names when there is none
 */
export function findExample(
  operation: Operation,
  name: string | undefined,
  element: MdxJsxFlowElement,
  { file }: PageContext,
): RequestExample {
  const [first] = operation.requestExamples;
  const example =
    name === undefined ? first : operation.requestExamples.find((candidate) => candidate.name === name);
  if (example === undefined) {
    const known = operation.requestExamples.map((candidate) => candidate.name).join(', ');
    failPage(
      file,
      element,
      `The operation "${operation.id}" has no example "${name ?? ''}". It has: ${known}. Add one in openapi/paths/ or name one of these.`,
    );
  }
  return example;
}
