/** Which samples run again: those that changed, and all of them with another harness. */
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeHash, type SampleProof } from '../../pipeline/code-samples/requests/proofs.ts';
import { casesToRun, idsToRun } from './support/by-record/cases-to-run.ts';
import { harnessFiles, harnessFingerprint } from './support/by-record/harness.ts';
import { recordHead } from './languages.ts';

const ids = Array.from({ length: 300 }, (_, index) => `tokens.create/example${String(index)}`);
const programs = new Map(ids.map((id) => [id, `run ${id}`]));
const record: SampleProof = {
  ...recordHead('node'),
  harness: { 'samples/node-run': 'as-today' },
  samples: Object.fromEntries([...programs].map(([id, code]) => [id, codeHash(code)])),
};
const today = { name: 'samples/node-run', harness: 'as-today' };

/** The IDs that run. */
function chosenBy(
  { changed = programs, ...proof }: Partial<SampleProof> & { readonly changed?: ReadonlyMap<string, string> },
  setting: Partial<typeof today> = {},
): readonly string[] {
  const chosen = idsToRun(
    { language: 'node', programs: changed },
    { ...record, ...proof },
    { ...today, ...setting },
  );
  return [...chosen];
}

const [one = ''] = ids;

describe('a sample runs', () => {
  it('when its code has changed', () => {
    expect(chosenBy({ changed: new Map([...programs, [one, 'changed']]) })).toEqual([one]);
  });

  it('when the record has another hash of it, or none', () => {
    expect(chosenBy({ samples: { ...record.samples, [one]: 'another' } })).toEqual([one]);
    const others = Object.entries(record.samples).filter(([id]) => id !== one);
    expect(chosenBy({ samples: Object.fromEntries(others) })).toEqual([one]);
  });

  it('not when nothing has changed', () => {
    expect(chosenBy({})).toEqual([]);
  });
});

describe('all samples run', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['the harness has changed', {}, { harness: 'changed' }],
    ['the record knows no harness', { harness: undefined }, {}],
    ['the record is of another version of the SDK', { version: '1.0.0' }, {}],
    ['the record is of another tool', { tools: { ...record.tools, typescript: '1' } }, {}],
  ])('when %s', (_, proof, setting) => {
    expect(chosenBy(proof, setting)).toEqual(ids);
  });

  it.each(['write', 'check'])('with PROOFS=%s', async (proofs) => {
    vi.stubEnv('PROOFS', proofs);
    const { runs } = await casesToRun({ language: 'node', test: import.meta.filename, programs });
    expect(ids.filter((id) => !runs(id))).toEqual([]);
  });
});

describe('the harness', () => {
  it('is what a test imports and names, and what that does, but no test', () => {
    const files = harnessFiles('tests/samples/node-run.test.ts', 'node');
    expect(files).toEqual(
      expect.arrayContaining([
        'tests/samples/support/run-programs.ts',
        'tests/samples/support/run-modules.ts',
        'tests/samples/support/recorder.ts',
        'tests/samples/mock/set-up.ts',
      ]),
    );
    expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    // What runs or reads another language doesn't make these samples run either.
    expect(files).toContain('tests/samples/node/language.ts');
    expect(files.filter((file) => file.startsWith('tests/samples/go/'))).toEqual([]);
    // Scenarios and pages of other tests don't make these samples run.
    expect(files).not.toContain('tests/samples/support/guide-scenarios.ts');
    expect(harnessFiles('tests/samples/web-samples.test.ts', 'react')).toEqual(
      expect.arrayContaining([
        'tests/support/elements-double/client/element.ts',
        'tests/samples/web/order-double.ts',
      ]),
    );
  });

  it('differs when a file of it changes, and when a file that it is given does', async () => {
    const folder = mkdtempSync(path.resolve('tests/samples/.by-record-'));
    try {
      const write = (name: string, text: string): void => {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      };
      const test = path.join(folder, 'some.test.ts');
      write('some.test.ts', "import './support/runner.ts';\nimport type { Type } from './types.ts';\n");
      write('support/runner.ts', "const program = 'run.py';\n");
      write('support/run.py', 'print(1)\n');
      write('types.ts', 'export type Type = 1;\n');
      write('packages.txt', 'one\n');
      const fingerprint = (): Promise<string> =>
        harnessFingerprint(test, 'node', [path.join(folder, 'packages.txt')]);
      const before = await fingerprint();
      write('types.ts', 'export type Type = 2;\n');
      write('some.test.ts', "import './support/runner.ts';\n// Another test.\n");
      expect(await fingerprint()).toBe(before);
      write('support/run.py', 'print(2)\n');
      const changed = await fingerprint();
      expect(changed).not.toBe(before);
      write('packages.txt', 'two\n');
      expect(await fingerprint()).not.toBe(changed);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
