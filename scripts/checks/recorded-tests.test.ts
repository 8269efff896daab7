import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from './inputs.ts';
import { recordedInputs, RECORDED_TESTS, unchangedTests } from './recorded-tests.ts';

describe('a test that runs when its inputs change', () => {
  it.each(RECORDED_TESTS)('%s is there, and so is each input', async (test) => {
    expect(existsSync(test)).toBe(true);
    for (const input of recordedInputs(test).filter((one) => !one.startsWith(':')))
      expect(await filesOf(process.cwd(), [input]), input).not.toEqual([]);
  });

  it('is left out only where the record has the hash of today', async () => {
    const none = await unchangedTests({});
    expect(none).toEqual([]);
  });
});
