import * as z from 'zod';
import type { Operation } from '../../../material/api-description/index.ts';

/** The card of the home page before and after it became a token. Code is JSON, indented by two spaces. */
export interface CardExample {
  readonly number: string;
  readonly tokenId: string;
  /** The number as the mask of the token shows it, e.g. `XXXXXXXXXXXX4242`. */
  readonly masked: string;
  readonly request: string;
  /** What the home page shows of the response: id, type and data. */
  readonly response: string;
}

const EXAMPLE = 'card';
const REVEAL_LAST = /^\{\{ data\.number \| reveal_last: (\d+) \}\}$/;

const requestBody = z.object({ type: z.string(), data: z.object({ number: z.string() }).loose() });
const responseBody = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ number: z.string() }).loose(),
  mask: z.object({ number: z.string().regex(REVEAL_LAST) }),
});

/** Hides all but the last characters, as the filter `reveal_last` does: `revealLast('4242', 2)` is `XX42`. */
export function revealLast(text: string, shown: number): string {
  return 'X'.repeat(Math.max(0, text.length - shown)) + text.slice(Math.max(0, text.length - shown));
}

/**
 * Reads the example that creates a card token.
 *
 * @param operation the operation `tokens.create`
 * @throws Error with a sentence when the description has no such example, or its response shows another number than the mask makes of the request's
 */
export function cardExample(operation: Operation | undefined): CardExample {
  const request = operation?.requestExamples.find(({ name }) => name === EXAMPLE);
  const response = operation?.responses
    .find(({ status }) => status === request?.status)
    ?.examples.find(({ name }) => name === EXAMPLE);
  if (request === undefined || response === undefined) {
    throw new Error(
      `The home page shows the example "${EXAMPLE}" of tokens.create, and openapi/paths/tokens.yaml has no such request and response. Add them.`,
    );
  }
  const sent = requestBody.parse(request.body);
  const { id, type, data, mask } = responseBody.parse(response.value);
  const shown = Number(REVEAL_LAST.exec(mask.number)?.[1]);
  const masked = revealLast(sent.data.number, shown);
  if (data.number !== masked) {
    throw new Error(
      `openapi/paths/tokens.yaml, tokens.create, the response "${EXAMPLE}": the mask makes ${masked} of the number, and the example shows ${data.number}. Correct the example.`,
    );
  }
  return {
    number: sent.data.number,
    tokenId: id,
    masked,
    request: JSON.stringify(sent, null, 2),
    response: JSON.stringify({ id, type, data }, null, 2),
  };
}
