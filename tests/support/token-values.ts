/**
 * What token types validate, as `content/data/api/tokens/token-type-values.yaml` says it, applied to values that pages and
 * samples store.
 */
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { passesLuhn } from '../../engines/card-numbers/index.ts';

type Rule = (value: unknown) => boolean;

function digitsOf(value: string): number[] {
  return Array.from(value, Number);
}

/** The checksum of routing numbers of the American Bankers Association (ABA): weights 3, 7, 1. */
function passesAbaChecksum(value: string): boolean {
  const weights = [3, 7, 1];
  return (
    digitsOf(value).reduce((sum, digit, position) => sum + digit * (weights[position % 3] ?? 0), 0) % 10 === 0
  );
}

const text =
  (test: RegExp | ((value: string) => boolean)): Rule =>
  (value) =>
    typeof value === 'string' && (test instanceof RegExp ? test.test(value) : test(value));

/** Every rule that `content/data/api/tokens/token-type-values.yaml` may name. */
const rules: Readonly<Record<string, Rule>> = {
  String: (value) => typeof value === 'string',
  Integer: (value) => Number.isInteger(value),
  'digits only': text(/^\d+$/),
  'Luhn checksum': text(passesLuhn),
  'ABA checksum': text(passesAbaChecksum),
  'month number': (value) => Number(value) >= 1 && Number(value) <= 12,
  'year number': (value) => /^\d{4}$/.test(String(value)),
  '3 to 4 digits': text(/^\d{3,4}$/),
  '9 digits': text(/^\d{9}$/),
  'up to 17 digits': text(/^\d{1,17}$/),
  '3 to 17 digits': text(/^\d{3,17}$/),
  '13 to 19 digits': text(/^\d{13,19}$/),
  '9 digits, dashes allowed': text(
    (value) => /^[\d-]+$/.test(value) && /^\d{9}$/.test(value.replaceAll('-', '')),
  ),
};

/**
 * The rules of a validation that a value breaks, e.g. `Luhn checksum`.
 *
 * @param validation a cell of `content/data/api/tokens/token-type-values.yaml`: rules, separated by semicolons
 * @throws a sentence that names the rule, where nothing here applies it
 */
export function failedRules(validation: string, value: unknown): string[] {
  return validation.split('; ').filter((name) => {
    const rule = rules[name];
    if (rule === undefined)
      throw new Error(
        `No test knows the rule "${name}" of content/data/api/tokens/token-type-values.yaml. Add it to tests/support/token-values.ts.`,
      );
    return !rule(value);
  });
}

const values = loadDataTable('token-type-values').rows;

/**
 * A value that code or a reader fills in, such as `<TOKEN_ID>`, `$inputs.number` or `{{ … }}`, has no form to check.
 */
const FILLED_IN = /^[<$]|\{\{/;

/** A value at a place such as `data.number`; undefined where the token has none. */
function valueAt(token: object, place: string): unknown {
  return place.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === name)?.[1]
      : undefined;
  }, token);
}

/**
 * What keeps a token from being stored: each value that breaks a rule of the token's type.
 *
 * @param token as a request has it, with `type` and `data`
 * @returns a line for each value, e.g. `bank data.routing_number 021000020: ABA checksum`
 */
export function brokenValues(token: object): string[] {
  const type = valueAt(token, 'type');
  return values
    .filter((row) => row.type === type)
    .flatMap(({ value: place, validation }) => {
      const value = valueAt(token, String(place));
      if (value === undefined || value === null || (typeof value === 'string' && FILLED_IN.test(value)))
        return [];
      const failed = failedRules(String(validation), value);
      return failed.length === 0
        ? []
        : [`${String(type)} ${String(place)} ${JSON.stringify(value)}: ${failed.join(', ')}`];
    });
}
