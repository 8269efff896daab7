/** The destinations of proxied requests that the simulator plays itself. Nothing is sent anywhere. */
import { deliveredValues, fromDestination, isForm, type Delivery, type Destination } from './delivery';
import { respondWith } from '../problems';
import { ISSUER_URL, issuerAt } from './card-issuer';
import { PAYMENT_METHODS_URL, paymentMethodsAt } from './payment-methods';
import { PROCESSOR_URLS, processorAt } from './processors';
import type { Outcome, PlatformState } from '../types';

const ECHO_HOST = 'echo.basistheory.com';

/** What the simulator plays, for messages. */
export const SUPPORTED_DESTINATIONS: readonly string[] = [
  `https://${ECHO_HOST}/anything`,
  ...PROCESSOR_URLS,
  PAYMENT_METHODS_URL,
  ISSUER_URL,
];

/** `content-type` as `Content-Type`, which is how an echo shows it. */
const headerName = (name: string): string =>
  name.replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

function echo(delivery: Delivery, state: PlatformState): Outcome {
  const { method, url, headers, body } = delivery;
  const values = deliveredValues(delivery);
  const seen = {
    args: Object.fromEntries(url.searchParams),
    data: isForm(headers) ? '' : body,
    form: isForm(headers) ? values : {},
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [headerName(name), value])),
    json: isForm(headers) ? null : values,
    method,
    url: url.href,
  };
  return { state, response: fromDestination(respondWith(200, seen)) };
}

/** Finds what plays a URL; undefined where nothing does. */
export function findDestination(url: URL): Destination | undefined {
  if (url.host === ECHO_HOST) return { name: ECHO_HOST, respond: echo };
  return processorAt(url) ?? paymentMethodsAt(url) ?? issuerAt(url);
}
