/** What a server makes of a 3DS response that doesn't lead to a charge. */
import type { Json } from '../expressions';
import type { GuideStep } from './types';
import { valueAt } from './values';

/** What each status means, and what to do: the table of data/threeds/threeds-statuses.yaml. */
export const STATUSES: ReadonlyMap<string, readonly [meaning: string, action: string]> = new Map([
  ['successful', ['The cardholder was authenticated', 'Charge with the authentication values']],
  [
    'attempted',
    [
      "The issuer can't authenticate the cardholder, but the card network confirms the attempt",
      'Charge with the authentication values. Check `liability_shifted`',
    ],
  ],
  [
    'challenge',
    [
      'The issuer requires a challenge',
      'Run the challenge in the client SDK, and then get the challenge result',
    ],
  ],
  [
    'decoupled_challenge',
    [
      'The issuer contacts the cardholder outside your checkout',
      'Wait for the webhook event, and then get the challenge result',
    ],
  ],
  ['failed', ["The cardholder wasn't authenticated", "Don't charge this card"]],
  ['rejected', ['The issuer rejected the authentication', "Don't charge this card"]],
  ['unavailable', ["Authentication isn't available", 'Charge without 3DS values']],
  ['informational', ["You only sent data and didn't request authentication", "There's no further 3DS step"]],
]);

const STOPS = 'The script stops before the charge.';

/**
 * The verdict on the response of a 3DS step that isn't the one the guide expects.
 *
 * @returns undefined for other steps, and for a response without a status of 3DS
 */
export function stoppedAuthentication(
  { path }: GuideStep,
  status: number,
  body: Json | undefined,
): string | undefined {
  if (!path.startsWith('/3ds/sessions')) return undefined;
  if (status === 424)
    return `The response is 424. A 3DS server failed, which is neither a result nor a decline. ${STOPS} What to do next depends on service_status.`;
  const reached = valueAt(body, ['authentication_status']);
  if (status !== 200 || typeof reached !== 'string') return undefined;
  const known = STATUSES.get(reached);
  if (known === undefined) return undefined;
  const [meaning, action] = known;
  return `200, and authentication_status is ${reached}. ${meaning}. ${STOPS} ${action.replaceAll('`', '')}.`;
}
