/** Requests on their way from the proxy to a destination, and what comes back. */
import type { Json } from '../../json';
import type { Outcome, PlatformResponse, PlatformState } from '../types';

/** A request as the destination gets it, expressions replaced. */
export interface Delivery {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the simulator plays at the end of a proxied request. */
export interface Destination {
  /** The name of a processor, or the host where it's none. */
  readonly name: string;
  readonly respond: (delivery: Delivery, state: PlatformState) => Outcome;
}

const FORM = 'application/x-www-form-urlencoded';

/** Whether headers announce a form. */
export function isForm(headers: Readonly<Record<string, string>>): boolean {
  return (headers['content-type'] ?? '').startsWith(FORM);
}

/** The body as values: of JSON, or of a form with its names unchanged; `null` for any other. */
export function deliveredValues({ headers, body }: Delivery): Json {
  if (isForm(headers)) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as Json;
  } catch {
    return null;
  }
}

/** Adds the header that says that the destination responded, and how. */
export function fromDestination(response: PlatformResponse): PlatformResponse {
  if (response.kind !== 'response') return response;
  const { headers, status } = response;
  return { ...response, headers: { ...headers, 'bt-proxy-destination-status': String(status) } };
}
