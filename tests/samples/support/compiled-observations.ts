/** What the SDKs for Go and Java were seen to do: the rows of `content/records/compiled-sdk-observations.yaml`. */
import type { Answer, Exchange } from './recorder.ts';
import type { RunPrograms } from '../language.ts';
import { json, startScriptedServer } from './scripted-answers.ts';

interface Observation {
  readonly id: string;
  /** What the platform does and the program asks for, for the reader. */
  readonly answer: string;
  readonly given: readonly Answer[];
}

/** A response that begins and does not end. */
const stalled: Answer = { status: 200, body: '{', stalls: true };
const token = json(201, { id: 'token-1', type: 'token' });
const problem = (status: number): Answer => json(status, { title: 'A problem', status });
const html = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<html></html>',
});

export const COMPILED_OBSERVATIONS: readonly Observation[] = [
  { id: '401', answer: '401 without a body', given: [{ status: 401 }] },
  { id: '404', answer: '404', given: [problem(404)] },
  { id: '404-empty', answer: '404 without a body', given: [{ status: 404 }] },
  { id: '409', answer: '409, creating a token', given: [problem(409)] },
  { id: '422', answer: '422, creating a token', given: [problem(422)] },
  { id: '408', answer: '408', given: [problem(408)] },
  { id: '429', answer: '429', given: [problem(429)] },
  {
    id: '429-retry-after',
    answer: '429 with `Retry-After: 3`',
    given: [json(429, {}, { 'retry-after': '3' })],
  },
  { id: '500', answer: '500', given: [problem(500)] },
  { id: '201-empty', answer: '201 without a body, creating a token', given: [{ status: 201 }] },
  { id: '201-html', answer: '201 with HTML, creating a token', given: [html(201)] },
  { id: 'dropped', answer: 'The connection drops', given: ['dropped'] },
  { id: 'silence', answer: 'No response, with a limit of 1 second for the call', given: ['silence'] },
  { id: 'stalled', answer: 'A body that stalls, with a limit of 1 second for the call', given: [stalled] },
  {
    id: 'limit-in-wait',
    answer: '429 with `Retry-After: 3`, and a limit of 1 second for the call',
    given: [json(429, {}, { 'retry-after': '3' }), token],
  },
  {
    id: 'one-attempt-wait',
    answer: '429 with `Retry-After: 3`, one attempt, and a limit of 1 second for the call',
    given: [json(429, {}, { 'retry-after': '3' })],
  },
  { id: 'no-retries-client', answer: '500, with retries off on the client', given: [problem(500)] },
  { id: 'one-attempt-client', answer: '500, with one attempt set on the client', given: [problem(500)] },
  { id: 'no-retries-call', answer: '500, with retries off on the call', given: [problem(500)] },
  {
    id: 'key',
    answer: 'Idempotency key `key-1`, with 500 as the first response',
    given: [problem(500), token],
  },
  { id: 'query-client', answer: 'An extra query parameter on the client', given: [token] },
  { id: 'query-call', answer: 'An extra query parameter on the call', given: [token] },
  { id: 'body-client', answer: 'An extra body property on the client', given: [token] },
  { id: 'body-call', answer: 'An extra body property on the call', given: [token] },
  { id: 'body-known', answer: 'An extra property that the type already has', given: [token] },
  { id: 'header-client', answer: 'An extra header on the client', given: [token] },
  { id: 'header-call', answer: 'An extra header on the call', given: [token] },
];

/**
 * Gives each answer to the SDK of a language.
 *
 * @param probes programs of the language, by id of the observation
 * @returns by id of the observation, what the SDK did, as a cell of the table; an option that the SDK lacks is `None`
 */
export async function observeCompiled(
  probes: Readonly<Record<string, string>>,
  run: RunPrograms,
): Promise<ReadonlyMap<string, string>> {
  const server = await startScriptedServer(
    new Map(COMPILED_OBSERVATIONS.map(({ id, given }) => [id, given])),
  );
  try {
    const reports = await run(new Map(Object.entries(probes)), server.origin);
    const cells = COMPILED_OBSERVATIONS.map(({ id }): [string, string] => {
      if (!(id in probes)) return [id, 'No such option'];
      const report = reports.get(id);
      const [seen] = report?.printed ?? [];
      if (seen === undefined)
        throw new Error(`The program ${id} ended with ${report?.failure ?? 'no report'}.`);
      return [id, cell(id, seen, server.exchangesOf(id))];
    });
    return new Map(cells);
  } finally {
    await server.close();
  }
}

/** What the program says, how often it asked, and what of interest it sent. */
function cell(id: string, seen: string, exchanges: readonly Exchange[]): string {
  const attempts = `${String(exchanges.length)} ${exchanges.length === 1 ? 'attempt' : 'attempts'}`;
  const waits = exchanges.slice(1).flatMap(({ wait }) => Math.round(wait) || []);
  const apart =
    waits.length > 0 ? `, about ${waits.map((wait) => `${String(wait)} s`).join(' and ')} apart` : '';
  const [first] = exchanges;
  const asked = ASKED[id.split('-')[0] ?? ''];
  return `${seen}; ${exchanges.length === 0 ? 'no request' : attempts}${apart}${first && asked ? `, ${asked(first)}` : ''}`;
}

/** What the probe of an option asks for, by the first word of its id, and whether a request holds it. */
const ASKED: Readonly<Record<string, (request: Exchange) => string>> = {
  key: ({ headers }) => `key sent as \`${headers['bt-idempotency-key'] ?? ''}\``,
  query: ({ url }) => sent(url.includes('probe=1')),
  body: ({ body }) => sent(body.includes('"probe"')),
  header: ({ headers }) => sent('x-probe' in headers),
};

function sent(isSent: boolean): string {
  return isSent ? 'sent' : 'not sent';
}
