/** Finds an operation by its ID, its endpoint, or a call in code. */
import leven from 'leven';
import { closest } from '../../engines/addresses/index.ts';
import { recognizeCode, unpackFacts, type KnownOperation } from '../../engines/permissions/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { shown } from '../places/find-place.ts';

/** An operation with the URL of its documentation, or a sentence with the closest operations. */
export type FoundOperation =
  | { readonly operation: KnownOperation; readonly address: string; readonly hint?: undefined }
  | { readonly hint: string };

const spelled = (id: string): string => id.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Finds an operation.
 *
 * @param written such as `tokens.create`, `POST /tokens`, or `client.tokens.create(`
 */
export function findOperation(
  written: string,
  docs: Pick<BuiltDocs, 'tools' | 'operations'>,
): FoundOperation {
  const facts = unpackFacts(docs.tools.permissions);
  const text = written.slice(0, 500);
  const named = facts.operations.find(({ id }) => spelled(id) === spelled(text));
  const id = named?.id ?? recognizeCode(text, facts).operations[0]?.id;
  const operation = facts.operations.find((one) => one.id === id);
  if (operation !== undefined) return { operation, address: docs.operations[operation.id] ?? operation.page };
  const near = closest(facts.operations, {
    distance: (one) => leven(spelled(one.id), spelled(text)),
    farthest: Math.max(4, text.length / 2),
    most: 4,
  });
  return {
    hint: [
      `There's no operation "${shown(written)}".`,
      ...(near.length === 0
        ? ['Operations look like "tokens.create" or "POST /tokens". To find one, call search_docs.']
        : [`Did you mean ${near.map((one) => one.id).join(', ')}?`]),
    ].join(' '),
  };
}
