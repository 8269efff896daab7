/** What a value in a field is: how it is written, whether it is complete, and what goes out for it. */
import { DEFAULT_CARD_TYPES, type Brand, type CreditCardType } from '@basis-theory/web-elements';
import { passesLuhn } from '../../../../engines/card-numbers/index.ts';

export interface Judgment {
  readonly empty: boolean;
  readonly valid: boolean;
  readonly maskSatisfied: boolean;
}

/** The rules of one kind of field. */
export interface FieldRules {
  /** What is shown after the reader typed a text. */
  readonly format: (typed: string) => string;
  readonly judge: (shown: string) => Judgment;
}

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** How many digits of a pattern, or of the range that it is, a number begins with; 0 when it begins otherwise. */
function matchedDigits(digits: string, pattern: number | readonly [number, number]): number {
  const [from, to] = typeof pattern === 'number' ? [pattern, pattern] : pattern;
  const { length } = String(from);
  const start = Number(digits.slice(0, length));
  return digits.length >= length && start >= from && start <= to ? length : 0;
}

/** The card type whose pattern a number matches longest. */
function cardTypeOf(
  digits: string,
  cardTypes: readonly CreditCardType[] = DEFAULT_CARD_TYPES,
): CreditCardType | undefined {
  const ranked = cardTypes
    .map((type) => ({ type, length: Math.max(...type.patterns.map((each) => matchedDigits(digits, each))) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return ranked[0]?.type;
}

interface CardNumberSettings {
  readonly cardTypes?: readonly CreditCardType[];
  readonly skipLuhnValidation?: boolean;
}

/** Groups of digits as the brand writes them; complete with a length of the brand and the right check digit. */
export function cardNumberRules({ cardTypes, skipLuhnValidation = false }: CardNumberSettings): FieldRules {
  return {
    format: (typed) => {
      const digits = digitsOf(typed);
      const { gaps = [], lengths = [19] } = cardTypeOf(digits, cardTypes) ?? {};
      const kept = Array.from(digits.slice(0, Math.max(...lengths)));
      return kept.map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
    },
    judge: (shown) => {
      const digits = digitsOf(shown);
      const hasLength = cardTypeOf(digits, cardTypes)?.lengths.includes(digits.length) ?? false;
      const valid = hasLength && (skipLuhnValidation || passesLuhn(digits));
      return { empty: digits === '', valid, maskSatisfied: hasLength };
    },
  };
}

/** What an event says about a card number: the last digits and the BIN of a complete one only. */
export function describeCard(
  shown: string,
  rules: FieldRules,
  cardTypes?: readonly CreditCardType[],
): { readonly cardBrand: Brand; readonly cardLast4?: string; readonly cardBin?: string } {
  const digits = digitsOf(shown);
  const cardBrand = (cardTypeOf(digits, cardTypes)?.type ?? 'unknown') as Brand;
  if (!rules.judge(shown).valid) return { cardBrand };
  return { cardBrand, cardLast4: digits.slice(-4), cardBin: digits.slice(0, digits.length < 16 ? 6 : 8) };
}

/** `MM/YY`, not past, and not more than some years ahead. */
export function expirationRules(yearsAhead = 19): FieldRules {
  return {
    format: (typed) => {
      const digits = digitsOf(typed).slice(0, 4);
      return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
    },
    judge: (shown) => {
      const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(shown) ?? [];
      const [end, now] = [new Date(2000 + Number(year), Number(month), 1), new Date()];
      const valid =
        Number(month) >= 1 &&
        Number(month) <= 12 &&
        end > now &&
        end.getFullYear() <= now.getFullYear() + yearsAhead + 1;
      return { empty: shown === '', valid, maskSatisfied: year !== undefined };
    },
  };
}

/** As many digits as the brand has; three or four when there is no brand. */
export function securityCodeRules(brand: string | undefined): FieldRules {
  const size = DEFAULT_CARD_TYPES.find(({ type }) => type === brand)?.code.size;
  return {
    format: (typed) => digitsOf(typed).slice(0, size ?? 4),
    judge: (shown) => {
      const valid = size === undefined ? shown.length >= 3 : shown.length === size;
      return { empty: shown === '', valid, maskSatisfied: valid };
    },
  };
}

interface TextSettings {
  readonly mask?: readonly (RegExp | string)[];
  readonly validation?: RegExp;
  readonly maxLength?: number;
}

/** A mask inserts its single characters, and drops what does not fit. */
export function textRules({ mask, validation, maxLength }: TextSettings): FieldRules {
  return {
    format: (typed) => (mask ? masked(typed, mask) : typed).slice(0, maxLength),
    judge: (shown) => ({
      empty: shown === '',
      valid: validation?.test(shown) ?? true,
      maskSatisfied: mask === undefined || shown.length === mask.length,
    }),
  };
}

function masked(typed: string, mask: readonly (RegExp | string)[]): string {
  const rest = Array.from(typed);
  let shown = '';
  for (const place of mask) {
    if (typeof place === 'string') {
      if (rest[0] === place) rest.shift();
      if (rest.length > 0) shown += place;
      continue;
    }
    while (rest[0] !== undefined && !place.test(rest[0])) rest.shift();
    const fitting = rest.shift();
    if (fitting === undefined) break;
    shown += fitting;
  }
  return shown;
}

/** The text that goes out for what a text Element shows. */
export function transformed(
  shown: string,
  transform: RegExp | readonly [RegExp, string?] | null | undefined,
): string {
  if (!transform) return shown;
  const [pattern, replacement = ''] = transform instanceof RegExp ? [transform] : transform;
  return shown.replace(new RegExp(pattern.source, 'gu'), replacement);
}
