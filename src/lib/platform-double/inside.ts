/** What the double shows of itself. The platform has nothing like it. */
import { respondWith } from './problems';
import type { PlatformRequest, PlatformResponse, PlatformState } from './types';

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

/** What the double knows that a request asks for; undefined for a request to the platform. */
export function respondInside(
  state: PlatformState,
  { method, path }: PlatformRequest,
): PlatformResponse | undefined {
  return method === 'GET' && Object.hasOwn(VIEWS, path) ? VIEWS[path]?.(state) : undefined;
}
