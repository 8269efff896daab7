import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from './inputs.ts';
import { hashesOf, recordedInputs, RECORDED_TESTS, unchangedTests } from './recorded-tests.ts';

describe('a test that runs when its inputs change', () => {
  it.each(RECORDED_TESTS)('%s is there, and so is each input', async (test) => {
    expect(existsSync(test)).toBe(true);
    const inputs = recordedInputs(test).filter((one) => !one.startsWith(':'));
    const found = await Promise.all(inputs.map((input) => filesOf(process.cwd(), [input])));
    expect(inputs.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  });

  it('is left out only where the record has the hash of today', async () => {
    const record = Object.fromEntries(RECORDED_TESTS.map((test) => [test, 'of another day']));
    expect(await unchangedTests(record)).toEqual([]);
    const [[test, hash] = ['', undefined]] = [...(await hashesOf(RECORDED_TESTS))];
    // Without Git, no test is left out.
    const expected = hash === undefined ? [] : [test];
    expect(await unchangedTests({ ...record, [test]: hash ?? '' })).toEqual(expected);
  });
});
