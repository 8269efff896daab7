/** The 3DS test cards that a guide can run with. */
import { isObject } from '../../../src/lib/expressions/index.ts';
import type { GuideCard, GuideStep } from '../../../src/lib/guide-runs/index.ts';
import { loadDataTable } from '../../material/tables/index.ts';

const SESSIONS = '/3ds/sessions';

/**
 * One test card for each outcome that a guide can meet, from data/testing/test-cards-3ds.yaml. Off-session, no one can
 * complete a challenge; and a guide that starts from a challenge needs a card that has one.
 *
 * @returns none for a guide without 3DS
 */
export function threeDsCards(steps: readonly GuideStep[]): readonly GuideCard[] {
  const calls = steps.filter(({ path }) => path.startsWith(SESSIONS));
  if (calls.length === 0) return [];
  const isOffSession = calls.some(({ body }) => isObject(body) && body.type === 'merchant');
  const isAuthenticating = calls.some(({ path }) => path.endsWith('/authenticate'));
  return loadDataTable('test-cards-3ds')
    .rows.filter(({ rehearse, challenge }) => {
      if (rehearse !== true) return false;
      if (isOffSession) return challenge === undefined;
      return isAuthenticating || challenge !== undefined;
    })
    .map(({ number, outcome }) => ({ number: String(number), outcome: String(outcome) }));
}
