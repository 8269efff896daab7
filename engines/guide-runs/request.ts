/** A step as a raw request. */
import { isObject } from '../json';
import type { GuideRun, GuideStep } from './types';
import { filled, filledText } from './values';

/** What the values of a request come from. */
type Values = Pick<GuideRun, 'program' | 'outputs'>;

/** What a request is made of. */
export type RequestParts = Pick<GuideStep, 'method' | 'path' | 'query' | 'headers' | 'body'>;

const FORM = 'application/x-www-form-urlencoded';
const ECHO = 'https://echo.basistheory.com/';
const PAYMENT_METHODS = 'https://api.stripe.com/v1/payment_methods';

/** The value of a header, whatever its case; undefined without it. */
function headerOf({ headers }: Pick<GuideStep, 'headers'>, name: string): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Where a proxied step goes. Undefined where that isn't known, or the step isn't proxied. */
export function destinationOf(step: GuideStep): string | undefined {
  return step.destination ?? headerOf(step, 'bt-proxy-url');
}

/** Whether a step asks a processor for money or for a check of a card. */
export function isCharge(step: GuideStep): boolean {
  const url = destinationOf(step);
  return url !== undefined && url !== PAYMENT_METHODS && !url.startsWith(ECHO);
}

/** Whether a step has a processor store a card or an account for later, which charges nothing. */
export function storesPaymentMethod(step: GuideStep): boolean {
  return destinationOf(step) === PAYMENT_METHODS;
}

/** The name of the header that makes a step safe to repeat; undefined where it has none. */
export function repeatHeader({ headers }: GuideStep): string | undefined {
  return Object.keys(headers).find((name) => name.toLowerCase().endsWith('idempotency-key'));
}

function bodyText(step: RequestParts, run: Values): string {
  if (step.body === undefined) return '';
  const body = filled(step.body, run);
  if (!(headerOf(step, 'content-type') ?? '').startsWith(FORM)) return JSON.stringify(body, null, 2);
  const fields = isObject(body) ? Object.entries(body) : [];
  return new URLSearchParams(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();
}

/** The raw request of a step: a line with method and path, headers, an empty line, the body. */
export function rawRequest(step: RequestParts, run: Values): string {
  const path = step.path
    .split('/')
    .map((part) => encodeURIComponent(filledText(part, run)))
    .join('/');
  const query = new URLSearchParams(
    Object.entries(step.query).map(([name, value]) => [name, filledText(value, run)]),
  ).toString();
  const headers = Object.entries(step.headers).map(([name, value]) => `${name}: ${filledText(value, run)}`);
  const head = [`${step.method} ${path}${query === '' ? '' : `?${query}`}`, ...headers].join('\n');
  const body = bodyText(step, run);
  return body === '' ? head : `${head}\n\n${body}`;
}
