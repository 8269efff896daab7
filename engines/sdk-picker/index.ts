/**
 * The choice of an SDK: from where code runs, its language and what it should do, to a package, a sample and a page.
 */

/** Where code runs, by the name that it has in an address; in the order of the picker. */
export const PLATFORMS = {
  server: 'Server',
  web: 'Web page',
  android: 'Android app',
  ios: 'iOS app',
  'react-native': 'React Native app',
  tenant: 'Tenant setup',
} as const;

/** What code should do, by the name that it has in an address. */
export const GOALS = {
  call: 'Call the API',
  errors: 'Handle errors',
  retry: 'Retry safely',
  list: 'Read a full list',
  webhook: 'Verify a webhook',
  collect: 'Collect a card',
  other: 'Collect other data',
  reveal: 'Show stored data',
  threeds: 'Run 3D Secure',
  code: 'Manage setup as code',
} as const;

export type Platform = keyof typeof PLATFORMS;
export type Goal = keyof typeof GOALS;

/** What a reader can choose, and what it leads to. */
export interface SdkPick {
  readonly platform: Platform;
  /** Language of the samples, e.g. `node`. */
  readonly language: string;
  /** The language for readers, e.g. `Node.js`. */
  readonly label: string;
  readonly goal: Goal;
  /** Name and package of the SDK. */
  readonly sdk: string;
  readonly package: string;
  /** The command or the line that installs it. */
  readonly install: string;
  /** Folder of the first sample. */
  readonly sample: string;
  /** The page that goes on from there. */
  readonly page: { readonly title: string; readonly route: string };
}

/** A pick as the page has it. */
export interface ShownPick extends SdkPick {
  /** The line that installs it, highlighted. */
  readonly installHtml: string;
}

/** The sample of a pick, highlighted. */
export interface PickedSample {
  readonly title: string;
  readonly language: string;
  readonly html: string;
}

/** Name of the file that holds the sample of a pick; picks with one sample share it. */
export function sampleFile({ sample, language }: SdkPick): string {
  return `${sample}-${language}`;
}

/** What an address or a reader asks for; anything that no pick has counts as not asked for. */
export interface WantedPick {
  readonly platform?: string;
  readonly language?: string;
  readonly goal?: string;
}

/** The parts of a choice, from the one that decides most. */
export const PARTS = ['platform', 'language', 'goal'] as const satisfies readonly (keyof WantedPick)[];

/**
 * The picks that are left when the parts of a choice have been looked at one by one; a part that none of them has is
 * skipped.
 */
function narrow<Pick extends SdkPick>(picks: readonly Pick[], wanted: WantedPick): readonly Pick[] {
  return PARTS.reduce((left, part) => {
    const matching = left.filter((pick) => pick[part] === wanted[part]);
    return matching.length > 0 ? matching : left;
  }, picks);
}

/**
 * The pick that fits best what is wanted: its platform, then its language, then its goal.
 *
 * @param picks all that there are
 * @throws when there is none at all
 */
export function bestPick<Pick extends SdkPick>(picks: readonly Pick[], wanted: WantedPick): Pick {
  const [best] = narrow(picks, wanted);
  if (best === undefined)
    throw new Error('There is no SDK to pick: content/data/sdks/sdk-picks.yaml has no row.');
  return best;
}

/** One value that a part of the choice can have, given the parts before it. */
export interface PickOption {
  readonly value: string;
  readonly label: string;
}

function labelOf(pick: SdkPick, part: (typeof PARTS)[number]): string {
  if (part === 'platform') return PLATFORMS[pick.platform];
  return part === 'language' ? pick.label : GOALS[pick.goal];
}

/** The values that one part of a choice can have while the parts before it stay, in the order of the picks. */
export function optionsOf(
  picks: readonly SdkPick[],
  chosen: SdkPick,
  part: (typeof PARTS)[number],
): readonly PickOption[] {
  const before = PARTS.slice(0, PARTS.indexOf(part));
  const possible = picks.filter((pick) => before.every((name) => pick[name] === chosen[name]));
  return [...new Map<string, string>(possible.map((pick) => [pick[part], labelOf(pick, part)]))].map(
    ([value, label]) => ({ value, label }),
  );
}

/** What a query asks for, e.g. `?platform=web&language=react&goal=collect`. */
export function wantedInAddress(search: string): WantedPick {
  const query = new URLSearchParams(search);
  return Object.fromEntries(PARTS.flatMap((part) => query.getAll(part).map((value) => [part, value])));
}

/** A query that asks for a pick; its other parameters stay. */
export function searchFor(pick: SdkPick, search: string): string {
  const query = new URLSearchParams(search);
  for (const part of PARTS) query.set(part, pick[part]);
  return `?${query.toString()}`;
}
