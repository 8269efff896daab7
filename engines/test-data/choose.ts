/** Which test data a choice leaves, what each facet still offers, and what to drop where nothing is left. */
import { ANYTHING, FACET_NAMES, type Choice, type Facet, type TestValue } from './types';

/** A value of a facet, and how many test values would match with it. */
export interface Option {
  readonly value: string;
  readonly count: number;
}

/** A part of a choice, e.g. `brand: Visa`. */
export interface Chosen {
  readonly facet: Facet;
  readonly value: string;
}

/** The longest search, in UTF-16 units. */
const LONGEST_SEARCH = 200;

/** Prepares a search for comparison, without case, and a number without the spaces and hyphens between its digits. */
function comparable(search: string): string {
  const plain = search.slice(0, LONGEST_SEARCH).trim().toLowerCase();
  return /^[\d -]+$/.test(plain) ? plain.replace(/\D/g, '') : plain;
}

/** What the platform does with a value, in the words of the facets and the facts. */
const RESULTS = ['behavior', 'outcome', 'updater', 'network', 'account'] as const satisfies readonly Facet[];

/** Whether any of several descriptions has a word. `No challenge` doesn't have `challenge`: it's the opposite. */
function hasWord(texts: readonly string[], word: string): boolean {
  return texts
    .map((text) => text.toLowerCase())
    .some((text) => text.includes(word) && (!text.startsWith('no ') || text.startsWith(word)));
}

/**
 * How well a value fits a search.
 *
 * @param search prepared by `comparable`
 * @returns 0 where its result fits, 1 where something else of it fits, or undefined
 */
function fitOf({ value, kind, facts, facets }: TestValue, search: string): number | undefined {
  const results = [...facts.map(({ short }) => short), ...RESULTS.flatMap((facet) => facets[facet] ?? [])];
  const others = [
    value,
    value.replace(/[ -]/g, ''),
    kind,
    ...facts.map(({ text, subject }) => `${subject} ${text}`),
    ...Object.values(facets).flat(),
  ];
  if (hasWord(results, search)) return 0;
  if (hasWord(others, search)) return 1;
  const words = search.split(/\s+/);
  if (words.length === 1 || !words.every((word) => hasWord([...results, ...others], word))) return undefined;
  return words.some((word) => hasWord(results, word)) ? 0 : 1;
}

function hasFacets({ facets }: TestValue, choice: Choice, ignored?: Facet): boolean {
  return FACET_NAMES.every(
    (facet) => facet === ignored || choice[facet] === '' || (facets[facet]?.includes(choice[facet]) ?? false),
  );
}

/**
 * The test data that has everything which was chosen. With a search, the values whose result fits come first.
 *
 * @param search part of a number or a description in any case, words of it, or empty for all
 */
export function matching(
  values: readonly TestValue[],
  choice: Choice,
  search = '',
  ignored?: Facet,
): readonly TestValue[] {
  const wanted = comparable(search);
  const chosen = values.filter((value) => hasFacets(value, choice, ignored));
  if (wanted === '') return chosen;
  return chosen
    .flatMap((value) => {
      const fit = fitOf(value, wanted);
      return fit === undefined ? [] : [{ value, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ value }) => value);
}

/** All values of a facet, sorted, each with its number of matches next to the rest of the choice. */
export function optionsOf(
  values: readonly TestValue[],
  choice: Choice,
  facet: Facet,
  search = '',
): readonly Option[] {
  const counts = new Map<string, number>();
  for (const value of values.flatMap(({ facets }) => facets[facet] ?? [])) counts.set(value, 0);
  for (const { facets } of matching(values, choice, search, facet))
    for (const value of facets[facet] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => one.value.localeCompare(other.value, 'en'));
}

/** What was chosen, without what was left open. */
export function chosenParts(choice: Choice): readonly Chosen[] {
  return FACET_NAMES.flatMap((facet) => (choice[facet] === '' ? [] : [{ facet, value: choice[facet] }]));
}

/** The choice without some of its parts. */
export function without(choice: Choice, dropped: readonly Chosen[]): Choice {
  return { ...choice, ...Object.fromEntries(dropped.map(({ facet }) => [facet, ''])) };
}

/** All subsets of a size, in order. */
function subsets<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    subsets(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/**
 * The ways to have matches again that drop the fewest parts of a choice. Nothing if the choice matches already.
 *
 * @returns each way as the parts to drop, or none if the search alone matches nothing
 */
export function waysOut(
  values: readonly TestValue[],
  choice: Choice,
  search = '',
): readonly (readonly Chosen[])[] {
  if (matching(values, choice, search).length > 0) return [];
  const parts = chosenParts(choice);
  for (let size = 1; size <= parts.length; size += 1) {
    const ways = subsets(parts, size).filter(
      (dropped) => matching(values, without(choice, dropped), search).length > 0,
    );
    if (ways.length > 0) return ways;
  }
  return [];
}

/**
 * The choice in a link. Anyone can write a link, so names that no facet has and values that no test data has are left
 * open.
 *
 * @param written values by name
 */
export function readChoice(values: readonly TestValue[], written: Readonly<Record<string, string>>): Choice {
  const known = FACET_NAMES.map((facet) => {
    const value = written[facet] ?? '';
    return [facet, values.some(({ facets }) => facets[facet]?.includes(value)) ? value : ''];
  });
  return { ...ANYTHING, ...(Object.fromEntries(known) as Choice) };
}
