/** What the rules find in passages. */
import { RULES, type Rule } from './rules/index.ts';
import type { Passage, Place } from './texts/passage.ts';

/** A place where a rule applies. */
export interface Finding {
  readonly rule: Rule;
  readonly line: number;
  readonly place: Place;
  /** The words around it. */
  readonly words: string;
}

/** How much text before and after a find is shown. */
const AROUND = 36;

function overlaps(start: number, end: number, text: string, except: RegExp): boolean {
  return [...text.matchAll(except)].some(
    ({ index, 0: spared }) => index < end && index + spared.length > start,
  );
}

/**
 * What a rule finds in a passage.
 *
 * @returns offsets of its finds, from and to
 */
function findsOf(rule: Rule, { text, linkEnds, danger }: Passage): (readonly [number, number])[] {
  if (danger && rule.leavesDanger === true) return [];
  return [...text.matchAll(rule.find)]
    .map(({ index, 0: found }) => [index, index + found.length] as const)
    .filter(([start]) => rule.afterLink !== true || linkEnds.has(start))
    .filter(([start, end]) => rule.except === undefined || !overlaps(start, end, text, rule.except));
}

/** Everything that the rules find in passages. */
export function findings(passages: readonly Passage[], rules: readonly Rule[] = RULES): Finding[] {
  return passages.flatMap((passage) =>
    rules.flatMap((rule) =>
      findsOf(rule, passage).map(([start, end]) => ({
        rule,
        line: passage.lineAt(start),
        place: passage.place,
        words: passage.text
          .slice(Math.max(0, start - AROUND), end + AROUND)
          .replaceAll(/￼+/g, '…')
          .trim(),
      })),
    ),
  );
}
