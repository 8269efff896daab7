/** What a run of a guide shows about 3D Secure. */
import { isObject } from '../../engines/json/index.ts';
import type { GuideCard, GuideStep } from '../../engines/guide-runs/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';

const isThreeDs = (path: string): boolean => path.startsWith('/3ds/sessions');

/**
 * What a server does after each status of a 3DS step, from content/data/threeds/threeds-statuses.yaml.
 *
 * @returns undefined for the path of another step
 */
export function threeDsStatuses(path: string): GuideStep['statuses'] {
  if (!isThreeDs(path)) return undefined;
  return Object.fromEntries(
    loadDataTable('threeds-statuses').rows.map(({ status, meaning, action }) => [
      String(status),
      { meaning: String(meaning), action: String(action).replaceAll('`', '') },
    ]),
  );
}

/**
 * The 3DS test cards that a guide can meet, from content/data/testing/test-cards-3ds.yaml, first those that its page shows, then all
 * others that a token accepts. Off-session, no one can complete a challenge, and a guide that starts from a challenge
 * needs a card that has one.
 *
 * @returns none for a guide without 3DS
 */
export function threeDsCards(steps: readonly GuideStep[]): readonly GuideCard[] {
  const calls = steps.filter(({ path }) => isThreeDs(path));
  if (calls.length === 0) return [];
  const isOffSession = calls.some(({ body }) => isObject(body) && body.type === 'merchant');
  const isAuthenticating = calls.some(({ path }) => path.endsWith('/authenticate'));
  const accepted = loadDataTable('test-cards-3ds').rows.filter(({ luhn }) => luhn === true);
  const shown = accepted.filter(({ rehearse }) => rehearse === true);
  return [...shown, ...accepted.filter((row) => !shown.includes(row))]
    .map(({ number, outcome }) => ({ number: String(number), outcome: String(outcome) }))
    .filter(({ outcome }) => {
      const isChallenge = outcome.includes('challenge');
      return isOffSession ? !isChallenge : isAuthenticating || isChallenge;
    });
}
