/** What a run of a guide shows about 3D Secure. */
import { isObject } from '../../../src/lib/expressions/index.ts';
import type { GuideCard, GuideStep } from '../../../src/lib/guide-runs/index.ts';
import { loadDataTable } from '../../material/tables/index.ts';

const isThreeDs = (path: string): boolean => path.startsWith('/3ds/sessions');

/**
 * What a server does after each status of a 3DS step, from data/threeds/threeds-statuses.yaml.
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
 * One test card for each outcome that a guide can meet, from data/testing/test-cards-3ds.yaml. Off-session, no one can
 * complete a challenge. A guide that starts from a challenge needs a card that has one.
 *
 * @returns none for a guide without 3DS
 */
export function threeDsCards(steps: readonly GuideStep[]): readonly GuideCard[] {
  const calls = steps.filter(({ path }) => isThreeDs(path));
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
