import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Check, Outcome } from './check.ts';
import { checks } from './list.ts';
import { chooseChecks, runChecks } from './run-checks.ts';

const PASSED: Outcome = { passed: 1, failed: 0, output: '' };
const FAILED: Outcome = { passed: 0, failed: 1, output: 'why' };

function check(name: string, outcome: Outcome, more: Partial<Check> = {}): Check {
  return { name, group: name, run: () => Promise.resolve(outcome), ...more };
}

function names(chosen: readonly Check[]): readonly string[] {
  return chosen.map(({ name }) => name);
}

/** Checks that note when they start and end, and last until another one has come to a point. */
function stage() {
  const events: string[] = [];
  const emitter = new EventEmitter();
  const note = (event: string): void => {
    events.push(event);
    emitter.emit(event);
  };
  const staged = (name: string, { until, needs }: { until?: string; needs?: string } = {}): Check =>
    check(name, PASSED, {
      needs,
      run: async () => {
        note(`${name} starts`);
        if (until !== undefined) await once(emitter, until);
        note(`${name} ends`);
        return PASSED;
      },
    });
  return { events, staged };
}

describe('chooseChecks', () => {
  const all = [
    check('build', PASSED),
    check('oxlint', PASSED, { group: 'lint' }),
    check('knip', PASSED, { group: 'lint', quick: true }),
    check('browser', PASSED, { needs: 'build' }),
  ];

  it.each([
    [[], ['build', 'oxlint', 'knip', 'browser']],
    [['lint'], ['oxlint', 'knip']],
    [['knip'], ['knip']],
    [
      ['knip', 'build'],
      ['build', 'knip'],
    ],
    [['browser'], ['build', 'browser']],
    [['quick'], ['knip']],
  ])('for %j are %j', (words, chosen) => {
    expect(names(chooseChecks(all, words))).toEqual(chosen);
  });

  it("rejects a word that isn't a check", () => {
    expect(() => chooseChecks(all, ['lint', 'nonsense'])).toThrow(
      'There is no check "nonsense". Choose among: quick, build, lint, oxlint, knip, browser',
    );
  });
});

describe('runChecks', () => {
  it('reports each check with its counts, and goes on after one that failed', async () => {
    const reported: string[] = [];
    const reports = await runChecks([check('a', FAILED), check('b', PASSED)], 1, (report) =>
      reported.push(report.check.name),
    );
    expect(reports).toMatchObject([
      { failed: 1, output: 'why' },
      { passed: 1, failed: 0 },
    ]);
    expect(reported).toEqual(['a', 'b']);
  });

  it('counts a check that cannot run as failed', async () => {
    const broken = check('broken', PASSED, {
      run: () => Promise.reject(new Error('No Chromium was found.')),
    });
    const [report] = await runChecks([broken], 1, () => undefined);
    expect(report).toMatchObject({ passed: 0, failed: 1, output: 'Error: No Chromium was found.' });
  });

  it('does not run a check when the one that it needs failed', async () => {
    let ran = false;
    const dependent = check('browser', PASSED, {
      needs: 'build',
      run: () => {
        ran = true;
        return Promise.resolve(PASSED);
      },
    });
    const reports = await runChecks([check('build', FAILED), dependent], 2, () => undefined);
    expect(ran).toBe(false);
    expect(reports[1]).toMatchObject({ passed: 0, failed: 1, output: 'Not run, since build failed.' });
  });

  it('runs as many at one time as there are lanes, and a check after the one that it needs', async () => {
    const { events, staged } = stage();
    const all = [staged('a', { until: 'c ends' }), staged('b'), staged('c'), staged('d', { needs: 'a' })];
    await runChecks(all, 2, () => undefined);
    expect(events).toEqual([
      'a starts',
      'b starts',
      'b ends',
      'c starts',
      'c ends',
      'a ends',
      'd starts',
      'd ends',
    ]);
  });
});

describe('a free lane', () => {
  it('goes on with the first check of the list that can run', async () => {
    const { events, staged } = stage();
    const all = [
      staged('build', { until: 'oxlint starts' }),
      staged('browser', { needs: 'build' }),
      staged('oxlint', { until: 'types ends' }),
      staged('types'),
    ];
    const reports = await runChecks(all, 2, () => undefined);
    expect(events.filter((event) => event.endsWith('starts'))).toEqual([
      'build starts',
      'oxlint starts',
      'browser starts',
      'types starts',
    ]);
    expect(names(reports.map((report) => report.check))).toEqual(names(all));
  });
});

describe('the checks of the project', () => {
  it('have different names, and each is behind what it needs', () => {
    const all = names(checks);
    expect(new Set(all).size).toBe(all.length);
    const tooEarly = checks.filter(
      ({ needs }, index) => needs !== undefined && !all.slice(0, index).includes(needs),
    );
    expect(tooEarly).toEqual([]);
  });
});
