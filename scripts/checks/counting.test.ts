import { describe, expect, it } from 'vitest';
import { commandCheck } from './command-check.ts';
import { countTests } from './vitest-check.ts';

describe('countTests', () => {
  it.each([
    ['a run that passed', true, { numPassedTests: 7, numFailedTests: 0 }, { passed: 7, failed: 0 }],
    [
      'a run in which tests failed',
      false,
      { numPassedTests: 5, numFailedTests: 2 },
      { passed: 5, failed: 2 },
    ],
    [
      'a run with a file that cannot be loaded',
      false,
      { numPassedTests: 5, numFailedTests: 0 },
      { passed: 5, failed: 1 },
    ],
    ['a run without a test', true, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
    ['a run without a report', false, undefined, { passed: 0, failed: 1 }],
    ['a run that claims to have passed without a report', true, undefined, { passed: 0, failed: 1 }],
  ])('of %s', (_, ok, report, counts) => {
    expect(countTests({ ok, output: 'printed' }, report)).toMatchObject(counts);
  });

  it('describes how many tests were skipped for which reason', () => {
    const skipped = { meta: { skipReason: 'The browser is another one.' } };
    const assertionResults = [skipped, { meta: {} }, skipped];
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults }] };
    expect(countTests({ ok: true, output: '' }, report).notes).toEqual([
      '2 skipped. The browser is another one.',
    ]);
  });
});

describe('commandCheck', () => {
  it('passes when the command ends with exit code 0', async () => {
    const { run } = commandCheck({ name: 'version', group: 'version' }, 'tsc', ['--version']);
    expect(await run()).toEqual({
      passed: 1,
      failed: 0,
      output: expect.stringMatching(/^Version \d/) as string,
    });
  });

  it('fails with what the command printed', async () => {
    const { run } = commandCheck({ name: 'wrong', group: 'wrong' }, 'tsc', ['--nonsense']);
    expect(await run()).toEqual({
      passed: 0,
      failed: 1,
      output: expect.stringContaining('--nonsense') as string,
    });
  });
});
