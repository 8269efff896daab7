/**
 * What the SDKs are given to see what they do: the rows of `content/records/sdk-observations.yaml`, the same for each language.
 */
import type { Answer } from './recorder.ts';
import { html, json } from './scripted-answers.ts';

export type ObservedCall = 'tokens.get' | 'tokens.create' | 'tokens.detokenize';

/** What differs from the defaults: time limits are 5 seconds, and a deadline is one of the whole call. */
export type ObservedSetting =
  | 'retries off on the client'
  | 'retries off on the call'
  | 'a time limit on the client'
  | 'a time limit on the call'
  | 'a deadline that passes during the wait';

export interface Observation {
  readonly id: string;
  /** What the platform does, for the reader. */
  readonly answer: string;
  readonly call: ObservedCall;
  readonly given: Answer;
  readonly setting?: ObservedSetting;
}

const problem = (status: number): Answer => json(status, { title: 'A problem', status });
/** Unix time of a limit that holds for an hour. */
const inAnHour = String(Math.floor(Date.now() / 1000) + 3600);
const stalled: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: '{"id":',
  stalls: true,
};

/** A row whose answer ends with its setting. */
const set = (
  id: string,
  answer: string,
  setting: ObservedSetting,
  call: ObservedCall,
  given: Answer,
): Observation => ({ id, answer: `${answer}, with ${setting}`, setting, call, given });

export const OBSERVATIONS: readonly Observation[] = [
  { id: '201-empty', answer: '201 without a body', call: 'tokens.create', given: { status: 201 } },
  { id: '201-html', answer: '201 with HTML', call: 'tokens.create', given: html(201) },
  { id: '200-empty', answer: '200 without a body', call: 'tokens.get', given: { status: 200 } },
  { id: '200-html', answer: '200 with HTML', call: 'tokens.get', given: html(200) },
  {
    id: '200-any-json',
    answer: '200 without a body, where the result is any JSON',
    call: 'tokens.detokenize',
    given: { status: 200 },
  },
  {
    id: '200-other-type',
    answer: '200 with a field of another type',
    call: 'tokens.get',
    given: json(200, { id: ['token-1'] }),
  },
  { id: '401', answer: '401 without a body', call: 'tokens.get', given: { status: 401 } },
  {
    id: '401-any-json',
    answer: '401 without a body, where the result is any JSON',
    call: 'tokens.detokenize',
    given: { status: 401 },
  },
  { id: '400', answer: '400', call: 'tokens.create', given: problem(400) },
  { id: '403', answer: '403', call: 'tokens.get', given: problem(403) },
  { id: '404', answer: '404', call: 'tokens.get', given: problem(404) },
  { id: '404-empty', answer: '404 without a body', call: 'tokens.get', given: { status: 404 } },
  { id: '408', answer: '408', call: 'tokens.get', given: problem(408) },
  { id: '409', answer: '409', call: 'tokens.create', given: problem(409) },
  { id: '422', answer: '422', call: 'tokens.create', given: problem(422) },
  { id: '429', answer: '429', call: 'tokens.get', given: problem(429) },
  {
    id: '429-retry-after',
    answer: '429 with `Retry-After: 7`',
    call: 'tokens.get',
    given: json(429, {}, { 'retry-after': '7' }),
  },
  {
    id: '429-rate-limit-reset',
    answer: '429 with an `X-RateLimit-Reset` in an hour',
    call: 'tokens.get',
    given: json(429, {}, { 'x-ratelimit-reset': inAnHour }),
  },
  set(
    '429-above-time-limit',
    '429 with `Retry-After: 90`',
    'a time limit on the client',
    'tokens.get',
    json(429, {}, { 'retry-after': '90' }),
  ),
  set(
    '429-deadline',
    '429 with `Retry-After: 1`',
    'a deadline that passes during the wait',
    'tokens.get',
    json(429, {}, { 'retry-after': '1' }),
  ),
  { id: '500', answer: '500', call: 'tokens.get', given: problem(500) },
  { id: '500-write', answer: '500 to a write', call: 'tokens.create', given: problem(500) },
  set('500-client-off', '500', 'retries off on the client', 'tokens.get', problem(500)),
  set('500-call-off', '500', 'retries off on the call', 'tokens.get', problem(500)),
  { id: '503', answer: '503', call: 'tokens.get', given: problem(503) },
  { id: 'dropped', answer: 'The connection drops', call: 'tokens.get', given: 'dropped' },
  { id: 'silence', answer: 'No response', call: 'tokens.get', given: 'silence' },
  set('silence-client', 'No response', 'a time limit on the client', 'tokens.get', 'silence'),
  set('silence-call', 'No response', 'a time limit on the call', 'tokens.get', 'silence'),
  set('stalled', '200 whose body stalls', 'a time limit on the call', 'tokens.get', stalled),
];
