/** What the simulator shows of itself. The platform has nothing like it. */
import { notFound, respondWith } from './problems';
import { cancelChallenge } from './threeds/customer';
import type { Outcome, PlatformRequest, PlatformResponse, PlatformState, Environment } from './types';

const VIEWS: Readonly<Record<string, (state: PlatformState) => PlatformResponse>> = {
  '/_double/charges': ({ charges }) =>
    respondWith(
      200,
      charges.map(({ processor, reference, amount, behavior, charged, requests }) => ({
        processor,
        reference,
        amount,
        behavior,
        charged,
        requests,
      })),
    ),
  '/_double/deliveries': ({ deliveries }) =>
    respondWith(
      200,
      deliveries.map(({ id, url, event, body }) => ({ id, url, event_type: event.type ?? null, body })),
    ),
};

const CANCEL = /^\/_double\/3ds\/sessions\/([^/]+)\/cancel$/;

function canceled(state: PlatformState, id: string, now: number): Outcome {
  const after = cancelChallenge(state, id, now);
  if (after !== undefined) return { state: after, response: respondWith(204) };
  const { status, body } = notFound('No customer is at a challenge of a 3DS session with this ID.');
  return { state, response: respondWith(status, body) };
}

/**
 * What the simulator makes of a request to itself, which reads what it knows or has its customer act.
 *
 * @param environment with the state's clock
 * @returns undefined for a request to the platform
 */
export function respondInside(
  state: PlatformState,
  { method, path }: PlatformRequest,
  environment: Environment,
): Outcome | undefined {
  const [, session] = CANCEL.exec(path) ?? [];
  if (method === 'POST' && session !== undefined) return canceled(state, session, environment.now());
  const view = method === 'GET' && Object.hasOwn(VIEWS, path) ? VIEWS[path] : undefined;
  return view === undefined ? undefined : { state, response: view(state) };
}
