/**
 * The test card that a reader puts into this site's samples, how the choice is stored, and what it changes in code.
 */
import type { Expiration, SampleCard, SampleCards } from './types';

/** A place in a piece of code, from `start` up to, and without, `end` in UTF-16 units, and what stands there instead. */
export interface CodeEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A card that a reader chose. Without an expiration, the samples' own stays. */
export interface ChosenCard {
  readonly number: string;
  readonly does: string;
  readonly expiration?: Expiration;
}

const writeExpiration = ({ month, year }: Expiration): string => `${String(month)}/${String(year)}`;

/** A choice as it's stored, e.g. `4111111111111111 12/2023`. */
export function writeSampleCard(number: string, expiration?: Expiration): string {
  return expiration === undefined ? number : `${number} ${writeExpiration(expiration)}`;
}

/**
 * Reads a stored choice.
 *
 * @param written what is stored, which can be anything
 * @returns undefined if it's none, or not a card of the site's test data
 */
export function readSampleCard(written: string | null, cards: SampleCards['cards']): ChosenCard | undefined {
  const [number = '', expires, ...rest] = (written ?? '').split(' ');
  const card = Object.hasOwn(cards, number) ? cards[number] : undefined;
  if (card === undefined || rest.length > 0) return undefined;
  if (expires === undefined) return { number, does: card.does };
  if (card.expiration === undefined || writeExpiration(card.expiration) !== expires) return undefined;
  return { number, does: card.does, expiration: card.expiration };
}

/** The matches of a pattern, whose group `value` is replaced. */
function replacements(code: string, pattern: RegExp, text: string): readonly CodeEdit[] {
  return [...code.matchAll(pattern)].map(({ index, 0: match, groups: { value = '' } = {} }) => {
    const end = index + match.length;
    return { start: end - value.length, end, text };
  });
}

/** What the SDKs and the API call the parts of an expiration: `expiration_year": 2029`, `ExpirationYear = 2029`. */
function datePart(part: 'month' | 'year', value: number): RegExp {
  return new RegExp(
    `expiration_?${part}["'\\]]*\\s*(?:[,:=(]|=>)\\s*(?:[\\w.]+\\()?(?<value>${String(value)})(?!\\d)`,
    'gi',
  );
}

/**
 * What changes in a sample so that it has a chosen card. These are the default card's number, its last four digits where
 * the code looks for them (`data:4242`, `"4242"`), and the expiration if the card needs its own. Code without the default
 * card, such as a test with another card, stays unchanged.
 *
 * @param code text of a sample
 * @param samples the card that samples have
 * @returns from first to last, without overlaps
 */
export function codeEdits(code: string, card: ChosenCard, samples: SampleCard): readonly CodeEdit[] {
  const { expiration } = card;
  const numbers = replacements(
    code,
    new RegExp(`(?<!\\d)(?<value>${samples.number})(?!\\d)`, 'g'),
    card.number,
  );
  const lastFour = new RegExp(`(?:data:|"(?=\\d{4}"))(?<value>${samples.number.slice(-4)})(?!\\d)`, 'g');
  const dates =
    expiration === undefined || numbers.length === 0
      ? []
      : (['month', 'year'] as const)
          .filter((part) => expiration[part] !== samples.expiration[part])
          .flatMap((part) =>
            replacements(code, datePart(part, samples.expiration[part]), String(expiration[part])),
          );
  return [...numbers, ...replacements(code, lastFour, card.number.slice(-4)), ...dates].sort(
    (one, other) => one.start - other.start,
  );
}
