import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { hashInputs, passedRuns } from './inputs.ts';
import { checks } from './list.ts';
import { keepingInputs, runsEverything, splitUnchanged } from './skip-unchanged.ts';

let folder: string;

const put = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'checks-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  put('.gitignore', '.cache\nbuild\n');
  for (const file of ['content/docs/a.mdx', 'content/data/a.yaml', 'server/a.ts', 'app/a.css', 'README.md'])
    put(file, 'a');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const hashOf = (inputs: readonly string[]) => hashInputs(folder, inputs);

/** Runs checks as `npm test` does, and returns which ran. */
async function run(all: readonly Check[], failed = 0): Promise<readonly string[]> {
  const { toRun } = await splitUnchanged(all, passedRuns(folder), hashOf);
  for (const check of toRun)
    await keepingInputs(
      { ...check, run: () => Promise.resolve({ passed: 3, failed, output: '' }) },
      passedRuns(folder),
      hashOf,
    ).run();
  return toRun.map(({ name }) => name);
}

describe('the checks of the project', () => {
  it.each([
    ['content/docs/a.mdx', ['content', 'build', 'browser', 'written'], ['server', 'unit', 'types', 'oxlint']],
    ['content/data/a.yaml', ['content', 'build', 'written'], ['server', 'unit']],
    ['server/a.ts', ['server', 'unit', 'types', 'oxlint', 'browser'], []],
    ['README.md', ['voice', 'oxfmt'], ['server', 'types', 'oxlint']],
    ['package-lock.json', ['server', 'unit', 'types', 'browser'], []],
  ])('after a change of %s, %j run and %j do not', async (file, running, skipped) => {
    // The build's output isn't in the folder of this test.
    const all = checks.map((check) => ({ ...check, output: undefined }));
    await run(all);
    expect(await run(all)).toEqual(['audit']);
    put(file, 'changed');
    const ran = await run(all);
    expect(ran).toEqual(expect.arrayContaining(running));
    expect(ran.filter((name) => skipped.includes(name))).toEqual([]);
  });
});

describe('a check', () => {
  const check: Check = {
    name: 'a',
    group: 'a',
    inputs: ['content/docs'],
    run: () => Promise.resolve({ passed: 1, failed: 0, output: '' }),
  };

  it('runs again after it failed, and with a file that is new, renamed or gone', async () => {
    expect(await run([check], 1)).toEqual(['a']);
    expect(await run([check])).toEqual(['a']);
    expect(await run([check])).toEqual([]);
    put('content/docs/b.mdx', '');
    expect(await run([check])).toEqual(['a']);
    execFileSync('git', ['add', '.'], { cwd: folder });
    expect(await run([check])).toEqual([]);
    rmSync(path.join(folder, 'content/docs/b.mdx'));
    expect(await run([check])).toEqual(['a']);
    put('content/docs/c.mdx', '');
    expect(await run([check])).toEqual(['a']);
  });

  it('is not kept when its inputs changed while it ran', async () => {
    const changing = {
      ...check,
      run: () => {
        put('content/docs/a.mdx', 'b');
        return Promise.resolve({ passed: 1, failed: 0, output: '' });
      },
    };
    await keepingInputs(changing, passedRuns(folder), hashOf).run();
    expect(await run([check])).toEqual(['a']);
  });

  it('runs again after a run that never ended', async () => {
    await run([check]);
    const ending = { ...check, run: () => Promise.reject(new Error('ended')) };
    await expect(keepingInputs(ending, passedRuns(folder), hashOf).run()).rejects.toThrow('ended');
    expect(await run([check])).toEqual(['a']);
  });

  it('runs again when what it writes is gone', async () => {
    await run([check]);
    expect(await run([{ ...check, output: 'package.json' }])).toEqual([]);
    expect(await run([{ ...check, output: 'no-such-file' }])).toEqual(['a']);
  });

  it('runs when another one needs it', async () => {
    const needing: Check = { ...check, name: 'b', inputs: ['server'], needs: 'a' };
    await run([check, needing]);
    expect(await run([check, needing])).toEqual([]);
    put('server/a.ts', 'b');
    expect(await run([check, needing])).toEqual(['a', 'b']);
  });

  it('runs each time where Git knows nothing of the project', async () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(await hashOf(['content/docs'])).toBeUndefined();
    await run([check]);
    expect(await run([check])).toEqual(['a']);
  });
});

it.each([
  [{}, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ CI: 'false' }, false],
  [{ TEST_ALL: '1' }, true],
])('with %j, everything runs: %j', (environment, everything) => {
  expect(runsEverything(environment)).toBe(everything);
});
