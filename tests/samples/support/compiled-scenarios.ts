/** What the samples in Go and Java do that no guide has. The SDK for Go makes two attempts, the one for Java three. */
import type { Answer } from './recorder.ts';
import type { Scenario } from './scenarios.ts';
import { fromProcessor, json } from './scripted-answers.ts';

const token = json(201, { id: 'token-1', type: 'token' }, { 'BT-TRACE-ID': 'trace-1' });
const problem = (status: number): Answer => json(status, { title: 'A problem', status });
const page = (next: string | null, ...ids: readonly string[]): Answer =>
  json(200, { pagination: { next }, data: ids.map((id) => ({ id, type: 'card' })) });
const html = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<html></html>',
});

const ATTEMPTS = { go: 2, java: 3 } as const;
const unknownKey = /^The key is missing or unknown\.$/;
const unknownOutcome = /^The write may have succeeded\. Look for the token before you create it again\.$/;
const twoPages = [page('page-2', 'token-1'), page(null, 'token-2')];

/** What each example of errors says to an answer, and to how many. */
const ERRORS: readonly Omit<Scenario, 'sample'>[] = [
  {
    when: 'the key is rejected',
    answers: [{ status: 401 }],
    requests: 1,
    says: unknownKey,
  },
  { when: 'the key is rejected with a body', answers: [problem(401)], requests: 1, says: unknownKey },
];

const WRITE_ERRORS: readonly Omit<Scenario, 'sample'>[] = [
  ...ERRORS,
  { when: 'it succeeds', answers: [token], requests: 1, says: /^token-1$/ },
  {
    when: 'the request is not valid',
    answers: [json(400, { title: 'Invalid', status: 400, errors: { data: ['secret'] } })],
    requests: 1,
    says: /^The request is not valid\.$/,
  },
  {
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /^The application lacks the permission token:create\.$/,
  },
  {
    when: 'the rate limit holds',
    answers: [json(429, {}, { 'retry-after': '1' })],
    requests: ATTEMPTS,
    says: /^The rate limit still holds after (?:a retry|two retries)\. Slow down\.$/,
    waits: { go: [1], java: [1, 1] },
  },
  { when: 'there is a conflict', answers: [problem(409)], requests: 1, says: /^The request failed: 409/ },
  ...[408, 500, 502].map((status) => ({
    when: `the status is ${String(status)}`,
    answers: [problem(status)],
    // After a 408, the HTTP client of the SDK for Java sends each attempt once more.
    requests: status === 408 ? { ...ATTEMPTS, java: 6 } : ATTEMPTS,
    says: unknownOutcome,
  })),
  { when: 'the connection drops', answers: ['dropped'], requests: 1, says: unknownOutcome },
  { when: 'a success has no body', answers: [{ status: 201 }], requests: 1, says: unknownOutcome },
  { when: 'the body of a success is not JSON', answers: [html(201)], requests: 1, says: unknownOutcome },
];

const READ_ERRORS: readonly Omit<Scenario, 'sample'>[] = [
  ...ERRORS,
  {
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /^The application lacks a permission\.$/,
  },
  ...(['a', 'no'] as const).map((body) => ({
    when: `the token does not exist, with ${body} body`,
    answers: [body === 'a' ? problem(404) : { status: 404 }],
    requests: 1,
    says: /^The token does not exist\.$/,
  })),
  {
    when: 'the rate limit holds',
    answers: [{ status: 429 }],
    requests: ATTEMPTS,
    says: /^Too many requests, also after the (?:retry|retries)\.$/,
  },
  ...(['dropped', { status: 200 }, html(200)] as const).map((answer, index) => ({
    when: ['the connection drops', 'a success has no body', 'a body is not JSON'][index] ?? '',
    answers: [answer],
    requests: 1,
    says: /^No usable response: no connection, no time left, or no valid body[.:]/,
  })),
];

export const COMPILED_SCENARIOS: readonly Scenario[] = [
  ...WRITE_ERRORS.map((scenario) => ({ ...scenario, sample: 'handle-errors' })),
  ...['go-handle-errors', 'java-handle-errors'].flatMap((sample) =>
    READ_ERRORS.map((scenario) => ({ ...scenario, sample })),
  ),
  { sample: 'safe-retry', when: 'it succeeds', answers: [token], requests: 2, says: /^true$/ },
  {
    sample: 'safe-retry',
    when: 'the platform fails once',
    answers: [problem(500), token],
    requests: 3,
    says: /^true$/,
  },
  {
    sample: 'safe-retry',
    when: 'the first request is still under way',
    answers: [problem(409)],
    requests: 1,
    says: /ConflictError|BasisTheoryApiApiException\{.*409/s,
  },
  {
    sample: 'paginate-tokens',
    when: 'there are two pages',
    answers: twoPages,
    requests: 2,
    says: /^token-1\ntoken-2$/,
  },
  {
    sample: 'paginate-tokens',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /ForbiddenError|BasisTheoryApiApiException\{.*403/s,
  },
  {
    sample: 'invoke-proxy',
    when: 'the destination accepts',
    answers: [json(200, { id: 'charge-1' })],
    requests: 1,
    says: /^The destination accepted the request.*\.$/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the destination rejects the request',
    answers: [fromProcessor(402, { error: 'declined' })],
    requests: 1,
    says: /^The destination .* the request.*402/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the platform rejects the request',
    answers: [json(400, { proxy_error: { title: 'Invalid proxy request' } })],
    requests: 1,
    says: /^The platform or a transform ended the request.*400/,
  },
  {
    sample: 'invoke-ephemeral-proxy',
    when: 'the destination accepts',
    answers: [json(200, { amount: 1250 })],
    requests: 1,
    says: /^200$/,
  },
  {
    sample: 'await-reactor-result',
    when: 'the result is there at the third time',
    answers: [problem(404), problem(404), json(200, { charge: 'charge-1' })],
    requests: 3,
    says: /^The run has ended\.$/,
  },
  {
    sample: 'await-reactor-result',
    when: 'the run failed',
    answers: [problem(400)],
    requests: 1,
    says: /^The call failed: \*core\.APIError$|BasisTheoryApiApiException\{.*400/s,
  },
  {
    sample: 'trace-request',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1 [0-9a-f-]{36}$/,
  },
  ...['go-initialize', 'java-initialize'].map((sample) => ({
    sample,
    when: 'nothing is sent',
    answers: [],
    requests: 0,
    says: /^$/,
  })),
  {
    sample: 'go-raw-response',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1 201 trace-1$/,
  },
  { sample: 'java-raw-response', when: 'it succeeds', answers: [token], requests: 1, says: /^token-1\n/ },
  {
    sample: 'go-request-options',
    when: 'the platform fails twice',
    answers: [problem(500), problem(500), token],
    requests: 3,
    says: /^token-1$/,
    sends: Array.from({ length: 3 }, () => ({ headers: { 'bt-trace-id': 'order-42' } })),
    waits: [1, 2],
  },
  {
    sample: 'java-request-options',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1$/,
    sends: [{ headers: { 'bt-trace-id': 'order-42' } }],
  },
  ...['go-list-pages', 'go-search-pages', 'java-stream-items'].map((sample) => ({
    sample,
    when: 'there are two pages',
    answers: twoPages,
    requests: 2,
    says: /^token-1\ntoken-2$/,
  })),
  ...['go-documents', 'java-documents'].map((sample) => ({
    sample,
    when: 'it succeeds',
    answers: [json(202, { id: 'document-1' }), { status: 200, body: '%PDF-1.4' }],
    requests: 2,
    says: /^$/,
  })),
  {
    sample: 'go-log-requests',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /^INFO response method=GET path=\/tokens\/\S+ took=\S+ status=403 trace=""\nThe call failed: \*basistheory\.ForbiddenError$/,
  },
  {
    sample: 'java-async',
    when: 'it succeeds',
    answers: [token],
    requests: 2,
    says: /^token-1\ntoken-1$/,
  },
  {
    sample: 'java-async',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 2,
    says: /^One of the calls failed: com\.basistheory\.errors\.ForbiddenError$/,
  },
  { sample: 'java-test', when: 'the test runs', answers: [], requests: 0, says: /^ok$/ },
];
