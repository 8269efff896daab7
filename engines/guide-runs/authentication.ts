/** What a server makes of a 3DS response that doesn't lead to a charge. */
import type { Json } from '../json';
import type { GuideStep } from './types';
import { valueAt } from './values';

const STOPS = 'The script stops before the charge.';

/**
 * The verdict on a 3DS response that the guide doesn't expect.
 *
 * @returns undefined for other steps, and for a response without a known status
 */
export function stoppedAuthentication(
  { statuses }: GuideStep,
  status: number,
  body: Json | undefined,
): string | undefined {
  if (statuses === undefined) return undefined;
  if (status === 424)
    return `The response is 424. A 3DS server failed, which is neither a result nor a decline. ${STOPS} What to do next depends on service_status.`;
  const reached = valueAt(body, ['authentication_status']);
  if (status !== 200 || typeof reached !== 'string' || !Object.hasOwn(statuses, reached)) return undefined;
  const { meaning = '', action = '' } = statuses[reached] ?? {};
  return `200, and authentication_status is ${reached}. ${meaning}. ${STOPS} ${action}.`;
}
