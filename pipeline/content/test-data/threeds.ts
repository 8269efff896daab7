/** The picker's words for the 3DS outcomes in `content/data/testing/test-cards-3ds.yaml`. */

/** How a session goes, by what its outcome mentions. The first that fits decides. */
const BEHAVIORS: readonly (readonly [RegExp, string])[] = [
  [/server error/, 'Server error'],
  [/out-of-band challenge/, 'Out-of-band challenge'],
  [/mandated challenge/, 'Mandated challenge'],
  [/challenge authentication, method not required/, 'Challenge, method not required'],
  [/challenge authentication/, 'Challenge'],
  [/frictionless|Authentication (?:attempted|failed|unavailable|rejected)/, 'No challenge'],
];

const OUTCOMES: readonly (readonly [RegExp, string])[] = [
  [/server error/, 'Error'],
  [/^Successful/, 'Successful'],
  [/attempted/i, 'Attempted'],
  [/failed/i, 'Failed'],
  [/unavailable/i, 'Unavailable'],
  [/rejected/i, 'Rejected'],
];

function first(names: readonly (readonly [RegExp, string])[], outcome: string): string {
  const found = names.find(([pattern]) => pattern.test(outcome));
  if (found === undefined)
    throw new Error(
      `content/data/testing/test-cards-3ds.yaml: "${outcome}" isn't known to the picker of test data. Add it to components/tools/TestDataPicker/data/threeds.ts.`,
    );
  return found[1];
}

/** Whether a session has a challenge, and its kind. */
export function challengeOf(outcome: string): string {
  return first(BEHAVIORS, outcome);
}

/** How a session ends. */
export function resultOf(outcome: string): string {
  return first(OUTCOMES, outcome);
}
