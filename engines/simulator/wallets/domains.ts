/** The operations on domains of Apple Pay. */
import type { Json, JsonObject } from '../../json';
import { objectBody, unchanged, type Call, type Handler } from '../call';
import { invalid, respondWith, unsupported } from '../problems';
import type { Outcome } from '../types';
import { unprocessable } from './payments';

/** How many domains a tenant can register, by content/data/api/platform-limits.yaml. */
const MOST_DOMAINS = 99;
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;
/** Hosts that Apple can't reach, namely those without a dot, IP addresses, and names for private use (RFC 6761, RFC 6762). */
const UNREACHABLE = /^[^.]*$|\.\d+$|\.(?:localhost|local|test|invalid)$/;

/**
 * A domain in lower case.
 *
 * @throws Problem 400 where it isn't a hostname
 */
function domainOf(value: Json | undefined, property: string): string {
  const domain = typeof value === 'string' ? value.toLowerCase() : '';
  if (!HOST.test(domain))
    throw invalid({ [property]: 'Send a hostname such as store.example.com, without https:// and a path.' });
  return domain;
}

function domainList(domains: readonly string[]): JsonObject {
  return { domains: domains.map((domain) => ({ domain, status: 'verified' })) };
}

function register({ state }: Call, added: readonly string[]): Outcome {
  const unreachable = added.find((domain) => UNREACHABLE.test(domain));
  if (unreachable !== undefined)
    throw unprocessable(`Apple can't reach the association file of ${unreachable}. Register a public host.`);
  const appleDomains = [...new Set([...state.appleDomains, ...added])];
  if (appleDomains.length > MOST_DOMAINS)
    throw unsupported(
      `A tenant can register ${String(MOST_DOMAINS)} domains, and the mock platform has no more.`,
    );
  return { state: { ...state, appleDomains }, response: respondWith(202, domainList(appleDomains)) };
}

export const registerDomain: Handler = (call) =>
  register(call, [domainOf(objectBody(call).domain, 'domain')]);

export const registerDomains: Handler = (call) => {
  const { domains } = objectBody(call);
  if (!Array.isArray(domains)) throw invalid({ domains: 'Send a list of domains.' });
  return register(
    call,
    domains.map((domain) => domainOf(domain, 'domains')),
  );
};

export const listDomains: Handler = (call) => unchanged(call, 200, domainList(call.state.appleDomains));

export const deregisterDomain: Handler = (call) => {
  const domain = domainOf(objectBody(call).domain, 'domain');
  const appleDomains = call.state.appleDomains.filter((one) => one !== domain);
  return { state: { ...call.state, appleDomains }, response: respondWith(204) };
};
