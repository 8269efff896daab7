/**
 * What the samples that people wrote do when the platform answers in a certain way: the same in each language that
 * runs.
 */
import type { Answer } from './recorder.ts';
import { fromProcessor, html, json } from './scripted-answers.ts';
import { PYTHON_SDK_SCENARIOS } from './python-sdk-scenarios.ts';

export type RunLanguage = 'node' | 'python' | 'go' | 'java';
export type ScenarioLanguage = RunLanguage | 'curl';

export interface Scenario {
  readonly sample: string;
  /** What happens, for the name of the test. */
  readonly when: string;
  /** In order; the last one is given again and again. */
  readonly answers: readonly Answer[];
  /** How many requests the program sends. */
  readonly requests: number | Readonly<Partial<Record<ScenarioLanguage, number>>>;
  /** Everything that the program prints, and the error that ends it, by language. */
  readonly says: RegExp | Readonly<Partial<Record<ScenarioLanguage, RegExp>>>;
  /** What each request holds, as far as it is looked at, in the shape of `ReadRequest`. */
  readonly sends?: readonly object[];
  /** Code that follows the sample, where the sample only defines a function. */
  readonly then?: Readonly<Partial<Record<RunLanguage, string>>>;
  /** The origin that the sample asks, if it isn't the platform's test host. */
  readonly host?: string;
  /** Seconds between the requests; what it is not said for is not looked at. */
  readonly waits?: readonly number[] | Readonly<Partial<Record<ScenarioLanguage, readonly number[]>>>;
}

const token = json(201, { id: 'token-1', type: 'token' }, { 'BT-TRACE-ID': 'trace-1' });
const unauthorized: Answer = { status: 401 };
const problem = (status: number): Answer => json(status, { title: 'A problem', status });
const page = (next: string | null, ...ids: readonly string[]): Answer =>
  json(200, { pagination: { next }, data: ids.map((id) => ({ id, type: 'card' })) });

const unknownKey = /^The key is missing or unknown\.$/;
const unknownOutcome = /^The write may have succeeded\. Look for the token before you create it again\.$/;
/** The SDK for Node.js cannot tell a rejected key, which has no body, from a write that succeeded without one. */
const withoutBody =
  /^Check the key\. .*\nThe write may have succeeded\. Look for the token before you create it again\.$/;

export const SCENARIOS: readonly Scenario[] = [
  { sample: 'handle-errors', when: 'it succeeds', answers: [token], requests: 1, says: /^token-1$/ },
  {
    sample: 'handle-errors',
    when: 'the request is not valid',
    answers: [
      json(400, { title: 'One or more validation errors occurred.', status: 400, errors: { data: ['x'] } }),
    ],
    requests: 1,
    says: /^The request is not valid\.$/,
  },
  {
    sample: 'handle-errors',
    when: 'the key is rejected',
    answers: [unauthorized],
    requests: 1,
    says: { node: withoutBody, python: unknownKey },
  },
  {
    sample: 'handle-errors',
    when: 'the key is rejected with a body',
    answers: [problem(401)],
    requests: 1,
    says: unknownKey,
  },
  {
    sample: 'handle-errors',
    when: 'the token exists, and the response has no body',
    answers: [{ status: 201 }],
    requests: 1,
    says: { node: withoutBody, python: unknownOutcome },
  },
  {
    sample: 'handle-errors',
    when: 'the token exists, and the body is not JSON',
    answers: [html(201)],
    requests: 1,
    says: unknownOutcome,
  },
  {
    sample: 'handle-errors',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /lacks the permission token:create/,
  },
  {
    sample: 'handle-errors',
    when: 'the rate limit holds',
    answers: [json(429, { title: 'Too many requests', status: 429 }, { 'retry-after': '7' })],
    requests: 3,
    says: /^The rate limit still holds after two retries/,
    waits: [7, 7],
  },
  {
    sample: 'handle-errors',
    when: 'the rate limit holds for one request',
    answers: [{ status: 429 }, token],
    requests: 2,
    says: /^token-1$/,
    waits: [1],
  },
  {
    sample: 'handle-errors',
    when: 'the platform fails',
    answers: [problem(500)],
    requests: 3,
    says: unknownOutcome,
    waits: [1, 2],
  },
  {
    sample: 'handle-errors',
    when: 'the status is 408',
    answers: [problem(408)],
    requests: 3,
    says: unknownOutcome,
    waits: [1, 2],
  },
  {
    sample: 'handle-errors',
    when: 'there is a conflict',
    answers: [problem(409)],
    // The SDK for Python repeats a 409.
    requests: { node: 1, python: 3 },
    says: /^The request failed: 409/,
  },
  {
    sample: 'handle-errors',
    when: 'the connection drops',
    answers: ['dropped'],
    requests: { node: 1, python: 3 },
    says: unknownOutcome,
  },
  {
    sample: 'node-handle-errors',
    when: 'the key is rejected with a body',
    answers: [problem(401)],
    requests: 1,
    says: unknownKey,
  },
  ...(
    [
      ['the key is rejected without a body', unauthorized],
      ['a success has no body', { status: 200 }],
    ] as const
  ).map(([when, answer]): Scenario => ({
    sample: 'node-handle-errors',
    when,
    answers: [answer],
    requests: 1,
    says: /^The response has no body\. Check the key\.$/,
  })),
  {
    sample: 'node-handle-errors',
    when: 'the body of a success is not JSON',
    answers: [html(200)],
    requests: 1,
    says: /^The response has no token\.$/,
  },
  {
    sample: 'node-handle-errors',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /^The application lacks a permission\.$/,
  },
  {
    sample: 'node-handle-errors',
    when: 'the token does not exist',
    answers: [{ status: 404 }],
    requests: 1,
    says: /^The token does not exist\.$/,
  },
  {
    sample: 'node-handle-errors',
    when: 'the rate limit holds',
    answers: [{ status: 429 }],
    requests: 3,
    says: /^Too many requests, also after the retries\.$/,
  },
  {
    sample: 'node-handle-errors',
    when: 'the connection drops',
    answers: ['dropped'],
    requests: 1,
    says: /^No response: the connection failed or timed out\.$/,
  },
  { sample: 'safe-retry', when: 'it succeeds', answers: [token], requests: 2, says: /^true$/i },
  {
    sample: 'safe-retry',
    when: 'the platform fails once',
    answers: [problem(500), token],
    requests: 3,
    says: /^true$/i,
    waits: [1],
  },
  {
    sample: 'safe-retry',
    when: 'the first request is still under way',
    answers: [problem(409)],
    requests: { node: 1, python: 3 },
    says: /ConflictError/,
  },
  {
    sample: 'paginate-tokens',
    when: 'there are two pages',
    answers: [page('page-2', 'token-1', 'token-2'), page(null, 'token-3')],
    requests: 2,
    says: /^token-1\ntoken-2\ntoken-3$/,
  },
  {
    sample: 'paginate-tokens',
    when: 'the rate limit holds between two pages',
    answers: [
      page('page-2', 'token-1'),
      { status: 429, headers: { 'retry-after': '5' } },
      page(null, 'token-2'),
    ],
    requests: 3,
    says: /^token-1\ntoken-2$/,
    waits: [5],
  },
  {
    sample: 'paginate-tokens',
    when: 'the key is refused',
    answers: [unauthorized],
    requests: 1,
    says: { node: /Expected object\. Received undefined/, python: /ApiError.*401/s },
  },
  {
    sample: 'invoke-proxy',
    when: 'the destination accepts',
    answers: [json(200, { id: 'charge-1' })],
    requests: 1,
    says: /^The destination accepted the request with status 200\.$/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the destination refuses',
    answers: [fromProcessor(402, { error: 'declined' })],
    requests: 1,
    says: /^The destination rejected the request with status 402\.$/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the platform refuses',
    answers: [json(400, { proxy_error: { title: 'Invalid proxy request' } })],
    requests: 1,
    says: /^The platform or a transform ended the request with status 400\.$/,
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
    answers: [{ status: 404 }, problem(404), json(200, { charge: 'charge-1' })],
    requests: 3,
    says: /^The run has ended\.$/,
    // The timers of Node.js itself are not looked at.
    waits: { python: [0.5, 0.5] },
  },
  {
    sample: 'await-reactor-result',
    when: 'the run failed',
    answers: [problem(400)],
    requests: 1,
    says: /(?:BasisTheory|Api)Error: .*400/s,
  },
  {
    sample: 'await-reactor-result',
    when: 'the key is refused',
    answers: [unauthorized],
    requests: 1,
    says: { node: /Expected object\. Received undefined/, python: /RuntimeError: .* status 401/ },
  },
  {
    sample: 'trace-request',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: { node: /^token-1 trace-1$/, python: /^token-1 [0-9a-f-]{36}$/ },
  },
  {
    sample: 'node-raw-response',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1 201 trace-1$/,
  },
  { sample: 'node-request-options', when: 'it succeeds', answers: [token], requests: 1, says: /^token-1$/ },
  {
    sample: 'node-request-options',
    when: 'the platform fails',
    answers: [problem(500)],
    requests: 2,
    says: /^BasisTheoryError: Status code: 500/,
  },
  {
    sample: 'node-iterate-pages',
    when: 'there are two pages',
    answers: [page('page-2', 'token-1'), page(null, 'token-2')],
    requests: 2,
    says: /^token-1 card\ntoken-2 card$/,
  },
  {
    sample: 'node-documents',
    when: 'it succeeds',
    answers: [json(200, { id: 'document-1' }), { status: 200, body: '%PDF-1.4' }],
    requests: 2,
    says: /^$/,
  },
  { sample: 'node-initialize', when: 'nothing is sent', answers: [], requests: 0, says: /^$/ },
  ...PYTHON_SDK_SCENARIOS,
];
