/** What the samples that people wrote do when the platform answers in a certain way: the same in each language that runs. */
import type { Answer } from './recorder.ts';
import { fromProcessor, json } from './scripted-answers.ts';
import { PYTHON_SDK_SCENARIOS } from './python-sdk-scenarios.ts';

export type RunLanguage = 'node' | 'python' | 'go' | 'java';
/** cURL has scenarios of the guides only. */
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
  /** The origin that the sample asks, if it is not the platform. */
  readonly host?: string;
  /** Seconds between the requests; what it is not said for is not looked at. */
  readonly waits?: readonly number[] | Readonly<Partial<Record<ScenarioLanguage, readonly number[]>>>;
}

const token = json(201, { id: 'token-1', type: 'token' }, { 'BT-TRACE-ID': 'trace-1' });
const unauthorized: Answer = { status: 401 };
const problem = (status: number): Answer => json(status, { title: 'A problem', status });
const page = (next: string | null, ...ids: readonly string[]): Answer =>
  json(200, { pagination: { next }, data: ids.map((id) => ({ id, type: 'card' })) });

/** A refused key has no body, and the SDK for Node.js cannot tell it from other answers without one. */
const refused = { node: /^The key is missing or unknown\.$/, python: /^The request failed: 401 / } as const;

export const SCENARIOS: readonly Scenario[] = [
  { sample: 'handle-errors', when: 'it succeeds', answers: [token], requests: 1, says: /^token-1$/ },
  {
    sample: 'handle-errors',
    when: 'the request is not valid',
    answers: [
      json(400, { title: 'One or more validation errors occurred.', status: 400, errors: { data: ['x'] } }),
    ],
    requests: 1,
    says: /^The request is not valid: .*data/s,
  },
  {
    sample: 'handle-errors',
    when: 'the key is refused',
    answers: [unauthorized],
    requests: 1,
    says: refused,
  },
  {
    sample: 'handle-errors',
    when: 'the key is refused with a body',
    answers: [problem(401)],
    requests: 1,
    says: refused,
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
    says: /^The request failed: 500 /,
    waits: [1, 2],
  },
  {
    sample: 'handle-errors',
    when: 'the connection drops',
    answers: ['dropped'],
    requests: { node: 1, python: 3 },
    says: { node: /^The request failed: undefined /, python: /RemoteProtocolError/ },
  },
  ...(
    [
      ['without', unauthorized],
      ['with', problem(401)],
    ] as const
  ).map(([body, answer]): Scenario => ({
    sample: 'node-handle-errors',
    when: `the key is refused ${body} a body`,
    answers: [answer],
    requests: 1,
    says: refused,
  })),
  {
    sample: 'node-handle-errors',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /lacks a permission/,
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
    says: /^No answer: the connection failed/,
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
    says: /^\{"id":"charge-1"\}$/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the destination refuses',
    answers: [fromProcessor(402, { error: 'declined' })],
    requests: 1,
    says: /^The destination refused the request with status 402:? \{"error":"declined"\}$/,
  },
  {
    sample: 'invoke-proxy',
    when: 'the platform refuses',
    answers: [json(400, { proxy_error: { title: 'Invalid proxy request' } })],
    requests: 1,
    says: /^The platform or a transform ended the request with status 400:? \{"proxy_error"/,
  },
  {
    sample: 'invoke-ephemeral-proxy',
    when: 'the destination accepts',
    answers: [json(200, { amount: 1250 })],
    requests: 1,
    says: /^200 \{"amount":1250\}$/,
  },
  {
    sample: 'await-reactor-result',
    when: 'the result is there at the third time',
    answers: [{ status: 404 }, problem(404), json(200, { charge: 'charge-1' })],
    requests: 3,
    says: /charge-1/,
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
