import type { Json } from '../../../engines/json/index.ts';
import { rowAnchor } from '../../../pipeline/content/tables/index.ts';
import type { ApiDescription, ResponseExample } from '../../../pipeline/content/api-description/index.ts';
import { operationAnchor } from '../../../components/builders/find-operation.ts';

/** A message that more operations than this return belongs to its status. */
const MOST_OPERATIONS_OF_A_MESSAGE = 3;

interface Message {
  readonly text: string;
  readonly status: number;
  readonly operation: string;
}

/** The sentences of a response: strings with a space, anywhere in it. */
function sentences(value: Json): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** No one pastes a message that only illustrates the shape of a response. */
function established(examples: readonly ResponseExample[]): readonly ResponseExample[] {
  return examples.filter(({ illustrative }) => !illustrative);
}

function messagesOf({ operations }: ApiDescription): Message[] {
  return [...operations.values()].flatMap(({ id, responses }) =>
    responses
      .filter(({ status }) => status >= 400)
      .flatMap(({ status, examples }) =>
        [...new Set(established(examples).flatMap(({ value }) => sentences(value)))].map((text) => ({
          text,
          status,
          operation: id,
        })),
      ),
  );
}

/**
 * Finds where a message that a reader pastes from a response is explained: at the operation that returns it, or,
 * when many do, at the row of its status.
 *
 * @returns messages by anchor of the section
 */
export function errorMessages(description: ApiDescription): ReadonlyMap<string, readonly string[]> {
  const messages = messagesOf(description);
  const operations = new Map<string, Set<string>>();
  for (const { text, operation } of messages)
    operations.set(text, (operations.get(text) ?? new Set()).add(operation));
  const byAnchor = new Map<string, Set<string>>();
  for (const { text, status, operation } of messages) {
    const isCommon = (operations.get(text)?.size ?? 0) > MOST_OPERATIONS_OF_A_MESSAGE;
    const anchor = isCommon ? rowAnchor('api-errors', String(status)) : operationAnchor(operation);
    byAnchor.set(anchor, (byAnchor.get(anchor) ?? new Set()).add(text));
  }
  return new Map([...byAnchor].map(([anchor, texts]) => [anchor, [...texts]]));
}
