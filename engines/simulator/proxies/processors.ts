/**
 * Simulators of payment processors. The amount decides what happens, so that a reader can make any outcome happen, and a
 * charge that is repeated with the same idempotency key is one charge.
 */
import { type Json, isObject } from '../../json';
import { deliveredValues, fromDestination, type Delivery, type Destination } from './delivery';
import { proxyProblem, respondWith } from '../problems';
import { unsupportedInProxy } from './proxy-routes';
import { FORMATS, type ProcessorFormat } from './processor-formats';
import type { Charge, Outcome, PlatformResponse, PlatformState } from '../types';

/** Seconds that the platform waits for a destination. */
const PATIENCE = 25;

/** A test card that every processor simulator declines. */
export const DECLINED_CARD = '4000000000000002';

/** What happens to a charge, by its amount in minor units; every other amount is approved. */
export const OUTCOMES: ReadonlyMap<number, Charge['behavior']> = new Map([
  [402, 'declined'],
  [408, 'charged, then timed out'],
  [500, 'charged, then 500'],
  [599, 'charged, then the connection broke'],
]);

export const PROCESSOR_URLS: readonly string[] = FORMATS.map(({ url }) => url);

function textAt(values: Json, path: readonly string[]): string {
  const value = path.reduce<Json | undefined>(
    (inner, name) => (isObject(inner) ? inner[name] : undefined),
    values,
  );
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberIn(values: Json, { numbers }: ProcessorFormat): string {
  return numbers.map((path) => textAt(values, path)).find((number) => number !== '') ?? '';
}

/** Whether a number belongs to network tokens that are all suspended, which no network accepts. */
function isSuspended({ networkTokens }: PlatformState, number: string): boolean {
  const found = [...networkTokens.values()].filter((one) => one.number === number);
  return found.length > 0 && found.every(({ status }) => status !== 'active');
}

function amountIn(values: Json, { amount }: ProcessorFormat): number {
  return Number(textAt(values, amount));
}

function newCharge(
  format: ProcessorFormat,
  { headers }: Delivery,
  values: Json,
  state: PlatformState,
): Charge {
  const { charges, planned } = state;
  const amount = amountIn(values, format);
  const number = numberIn(values, format);
  const isDeclined = number === DECLINED_CARD || isSuspended(state, number);
  const behavior = planned ?? (isDeclined ? 'declined' : (OUTCOMES.get(amount) ?? 'approved'));
  const id = `EXAMPLE${String(charges.length + 1).padStart(9, '0')}`;
  const { status, body } = behavior === 'declined' ? format.declined(id) : format.approved(id);
  return {
    processor: format.name,
    key: headers[format.keyHeader] ?? '',
    reference: textAt(values, format.reference),
    amount,
    behavior,
    charged: behavior !== 'declined' && amount > 0,
    requests: 1,
    status,
    body,
  };
}

/** What the first request of a charge leads to; the result itself is there for anyone who asks again. */
function firstResponse({ behavior, status, body, processor }: Charge): PlatformResponse {
  if (behavior === 'charged, then timed out') {
    const { message, body: error } = proxyProblem(408, 'Request Timeout');
    const response = respondWith(408, error ?? message);
    return response.kind === 'response' ? { ...response, seconds: PATIENCE } : response;
  }
  if (behavior === 'charged, then the connection broke') return { kind: 'broken connection' };
  if (behavior === 'charged, then 500')
    return fromDestination(respondWith(500, { message: `${processor} failed.` }));
  return fromDestination(respondWith(status, body));
}

function charge(format: ProcessorFormat, delivery: Delivery, state: PlatformState): Outcome {
  const { charges } = state;
  const values = deliveredValues(delivery);
  const key = delivery.headers[format.keyHeader] ?? '';
  const known = charges.findIndex((one) => key !== '' && one.key === key && one.processor === format.name);
  const earlier = charges[known];
  if (earlier !== undefined) {
    if (earlier.amount !== amountIn(values, format) || earlier.reference !== textAt(values, format.reference))
      throw unsupportedInProxy(
        `The mock platform sent nothing, because another request to ${format.name} had this ${format.keyHeader}, and what a processor does with a changed request isn't known. Repeat the request unchanged.`,
      );
    const repeated = { ...earlier, requests: earlier.requests + 1 };
    return {
      state: { ...state, charges: charges.with(known, repeated) },
      response: fromDestination(respondWith(earlier.status, earlier.body)),
    };
  }
  if (!/^\d+$/.test(textAt(values, format.amount)) || !/^\d+$/.test(numberIn(values, format)))
    return {
      state,
      response: fromDestination(
        respondWith(422, { message: 'The mock processor found no amount or no card number.' }),
      ),
    };
  const made = newCharge(format, delivery, values, state);
  return { state: { ...state, charges: [...charges, made] }, response: firstResponse(made) };
}

/**
 * A state whose charges lead to an outcome, whatever their amount and card, so that a page can make a step fail.
 *
 * @param outcome a value of `OUTCOMES`; undefined lets amount and card decide again
 */
export function planOutcome(state: PlatformState, outcome: Charge['behavior'] | undefined): PlatformState {
  return { ...state, planned: outcome };
}

/** Finds the simulator of a processor by the URL of its charges; undefined for every other URL. */
export function processorAt({ origin, pathname }: URL): Destination | undefined {
  const format = FORMATS.find(({ url }) => url === origin + pathname);
  if (format === undefined) return undefined;
  return { name: format.name, respond: (delivery, state) => charge(format, delivery, state) };
}
