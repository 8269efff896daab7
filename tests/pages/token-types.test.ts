/** What the page about token types promises: each test value passes its validation, each mask is what the expression gives. */
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../plugins/data/index.ts';
import { passesLuhn } from '../support/luhn.ts';

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

/** Every rule that `data/token-type-values.yaml` may name. */
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

function failedRules(validation: string, value: unknown): string[] {
  return validation.split('; ').filter((name) => {
    const rule = rules[name];
    if (rule === undefined)
      throw new Error(
        `No test knows the rule "${name}" of data/token-type-values.yaml. Add it to tests/pages/token-types.test.ts.`,
      );
    return !rule(value);
  });
}

/** `reveal_last: 4`: every character but the last four becomes X; a dash stays. */
function revealLast4(value: string): string {
  return value.slice(0, -4).replace(/[^-]/g, 'X') + value.slice(-4);
}

const types = loadDataTable('token-types').rows;
const values = loadDataTable('token-type-values').rows;

describe('token types', () => {
  it.each(values)('the test value of "$name" passes "$validation"', ({ validation, example }) => {
    expect(failedRules(String(validation), example)).toEqual([]);
  });

  it.each([
    { rule: 'Luhn checksum', value: '4242424242424241' },
    { rule: 'ABA checksum', value: '021000020' },
    { rule: '9 digits, dashes allowed', value: '219-09-999' },
    { rule: 'month number', value: 13 },
    { rule: 'Integer', value: '12' },
    { rule: 'String', value: 4242 },
  ])('the rule "$rule" refuses $value', ({ rule, value }) => {
    expect(failedRules(rule, value)).toEqual([rule]);
  });

  it('says for every type but those without published validation what is validated', () => {
    const validated = new Set(values.map(({ type }) => type));
    expect(types.map(({ type }) => type).filter((type) => !validated.has(type))).toEqual([
      'token',
      'network_token',
    ]);
  });

  it.each(loadDataTable('token-type-masks').rows)(
    'the default mask of $type turns $value into $masked',
    ({ type, value, masked }) => {
      const { mask } = types.find((row) => row.type === type) ?? {};
      expect(mask).toBe('Last four digits');
      expect(masked).toBe(revealLast4(String(value)));
    },
  );
});
