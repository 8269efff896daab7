/** What the samples of the page of the Python SDK do. */
import type { Scenario } from './scenarios.ts';
import { html, json } from './scripted-answers.ts';

const token = json(201, { id: 'token-1', type: 'token' }, { 'BT-TRACE-ID': 'trace-1' });
const problem = (status: number) => json(status, { title: 'A problem', status });

export const PYTHON_SDK_SCENARIOS: readonly Scenario[] = [
  { sample: 'python-initialize', when: 'nothing is sent', answers: [], requests: 0, says: /^$/ },
  {
    sample: 'python-request-options',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1$/,
    sends: [{ headers: { 'bt-trace-id': 'order-42' } }],
  },
  {
    sample: 'python-request-options',
    when: 'the platform fails',
    answers: [problem(500)],
    requests: 2,
    says: /^ApiError|status_code: 500/,
    waits: [1],
  },
  {
    sample: 'python-raw-response',
    when: 'it succeeds',
    answers: [token],
    requests: 1,
    says: /^token-1 201 trace-1$/,
  },
  {
    sample: 'python-iterate-pages',
    when: 'there are two pages',
    answers: [
      json(200, { pagination: { next: 'page-2' }, data: [{ id: 'token-1', type: 'card' }] }),
      json(200, { pagination: { next: null }, data: [{ id: 'token-2', type: 'card' }] }),
    ],
    requests: 2,
    says: /^token-1 card\ntoken-2 card$/,
  },
  {
    sample: 'python-documents',
    when: 'it succeeds',
    answers: [json(202, { id: 'document-1' }), { status: 200, body: '%PDF-1.4' }],
    requests: 2,
    says: /^$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'the key is rejected',
    answers: [{ status: 401 }],
    requests: 1,
    says: /^The key is missing or unknown\.$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    says: /^The application lacks a permission\.$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'the token does not exist, and the answer has no body',
    answers: [{ status: 404 }],
    requests: 1,
    says: /^The token does not exist\.$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'the token does not exist',
    answers: [problem(404)],
    requests: 1,
    says: /^The token does not exist\.$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'the rate limit holds',
    answers: [{ status: 429 }],
    requests: 3,
    says: /^Too many requests, also after the retries\.$/,
  },
  {
    sample: 'python-handle-errors',
    when: 'the connection drops',
    answers: ['dropped'],
    requests: 3,
    says: /^No response: the connection failed or timed out\. RemoteProtocolError$/,
  },
  ...(
    [
      ['has no body', { status: 200 }],
      ['is not JSON', html(200)],
    ] as const
  ).map(([what, answer]): Scenario => ({
    sample: 'python-handle-errors',
    when: `the body of a success ${what}`,
    answers: [answer],
    requests: 1,
    says: /^The body of the response is empty or not JSON\.$/,
  })),
  {
    sample: 'python-handle-errors',
    when: 'the body of a success does not fit',
    answers: [json(200, { id: ['token-1'] })],
    requests: 1,
    says: /^The body of the response does not fit\.$/,
  },
  {
    sample: 'python-async',
    when: 'the platform fails once',
    answers: [
      problem(500),
      json(200, { id: 'token-1', type: 'card' }),
      json(200, { id: 'token-1', type: 'card' }),
      json(200, { pagination: { next: 'page-2' }, data: [{ id: 'token-2', type: 'card' }] }),
      json(200, { pagination: { next: null }, data: [{ id: 'token-3', type: 'card' }] }),
    ],
    requests: 5,
    says: /^token-1 token-1\ntoken-2 card\ntoken-3 card$/,
    waits: [1],
  },
  {
    sample: 'python-log-requests',
    when: 'a permission is missing',
    answers: [problem(403)],
    requests: 1,
    // Its last line is the error; neither line has the key.
    says: /^ERROR:vault:HTTP request failed with error status: DELETE https:\S+\/tokens\/d2cbc1b4\S+ 403\n(?!.*API_KEY)/,
  },
  {
    sample: 'python-test',
    when: 'the test runs',
    answers: [],
    requests: 0,
    says: /^$/,
    then: { node: '', python: 'test_stores_the_card_and_returns_the_id()' },
  },
];
