/** The 3DS test cards that a guide can run with. */
import { isObject } from '../../../src/lib/expressions/index.ts';
import type { GuideCard, GuideStep } from '../../../src/lib/guide-runs/index.ts';
import { loadDataTable } from '../../material/tables/index.ts';

const SESSIONS = '/3ds/sessions';

/**
 * The 3DS test cards that a guide can meet, from data/testing/test-cards-3ds.yaml: those that its page shows, then all
 * others that a token accepts. Off-session, no one can complete a challenge, and a guide that starts from a challenge
 * needs a card that has one.
 *
 * @returns none for a guide without 3DS
 */
export function threeDsCards(steps: readonly GuideStep[]): readonly GuideCard[] {
  const calls = steps.filter(({ path }) => path.startsWith(SESSIONS));
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
