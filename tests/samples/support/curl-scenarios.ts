/** What the cURL samples do that no guide has. cURL repeats nothing. */
import type { Answer } from './recorder.ts';
import type { Scenario } from './scenarios.ts';
import { html, json } from './scripted-answers.ts';

const problem = (status: number): Answer => json(status, { title: 'A problem', detail: 'secret', status });
/** jq and cURL complain in lines of their own. */
const unknownOutcome =
  /^The write may have succeeded\. Look for the token before you create it again\.(?:\n(?:jq|curl|parse error): .*)*$/;

const ANSWERS: readonly (readonly [when: string, answer: Answer, says: RegExp])[] = [
  ['it succeeds', json(201, { id: 'token-1', type: 'token' }), /^token-1$/],
  ['the request is not valid', problem(400), /^The request is not valid\.$/],
  ['the key is rejected', { status: 401 }, /^The key is missing or unknown\.$/],
  ['a permission is missing', problem(403), /^The application lacks the permission token:create\.$/],
  ['there is a conflict', problem(409), /^The request failed: 409$/],
  ['the rate limit holds', problem(429), /^The rate limit is reached\. Wait, then repeat\.$/],
  ['the status is 408', problem(408), unknownOutcome],
  ['the platform fails', problem(500), unknownOutcome],
  ['the connection drops', 'dropped', unknownOutcome],
  ['the token exists, and the response has no body', { status: 201 }, unknownOutcome],
  ['the token exists, and the body is not JSON', html(201), unknownOutcome],
];

export const CURL_SCENARIOS: readonly Scenario[] = ANSWERS.map(([when, answer, says]) => ({
  sample: 'handle-errors',
  when,
  answers: [answer],
  requests: 1,
  says,
}));
