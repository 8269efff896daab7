/**
 * What the page about token types promises: each test value passes its validation, each mask is what the expression
 * gives.
 */
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { failedRules } from '../support/token-values.ts';

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
  ])('the rule "$rule" rejects $value', ({ rule, value }) => {
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
