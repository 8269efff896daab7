/**
 * The check of a masked key describes what the key can do: it passes for one key only, and ends with an error for every
 * other.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { assert, describe, expect, it } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { startMaskingPlatform, type SupportKey } from './support/masking-platform.ts';
import type { RunLanguage } from './support/scenarios.ts';
import { pythonToolchain } from './support/toolchains.ts';

const { python, missing } = await pythonToolchain();
const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };

interface Way {
  readonly language: RunLanguage;
  readonly command: string;
  readonly file: string;
  readonly environment: string;
  readonly at: (origin: string) => string;
  readonly translate: (code: string) => string;
  readonly skipped: boolean;
}

const WAYS: readonly Way[] = [
  {
    language: 'node',
    command: process.execPath,
    file: 'check.mjs',
    environment: 'const environment = BasisTheoryEnvironment.Test;',
    at: (origin) => `const environment = ${JSON.stringify(origin)};`,
    translate: (code) => ts.transpileModule(code, { compilerOptions }).outputText,
    skipped: false,
  },
  {
    language: 'python',
    command: python ?? '',
    file: 'check.py',
    environment: 'environment=environment',
    at: (origin) => `base_url=${JSON.stringify(origin)}`,
    translate: (code) => code,
    skipped: missing !== undefined,
  },
];

async function check(
  way: Way,
  key: SupportKey,
  storeKeyWorks = true,
): Promise<{ readonly said: string; readonly exitCode: number | null }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'check-masked-key-'));
  const platform = await startMaskingPlatform(key, storeKeyWorks);
  try {
    const { code = '' } =
      loadSample('check-masked-key').files.find(({ language }) => language === way.language) ?? {};
    assert(
      code.includes(way.environment),
      `samples/check-masked-key chooses its environment in ${way.language}.`,
    );
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await writeFile(
      path.join(folder, way.file),
      way.translate(code.replaceAll(way.environment, way.at(platform.origin))),
    );
    const child = spawn(way.command, [way.file], { cwd: folder, env: { ...process.env, NO_PROXY: '*' } });
    const [said, complained, [exitCode]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { said: said + complained, exitCode };
  } finally {
    await platform.close();
    await rm(folder, { recursive: true });
  }
}

/** Everything is as the guide promises, and no public key can start a session. */
const good: SupportKey = {
  transform: 'mask',
  containers: ['/pci/', '/customers/'],
  hasPublicKey: false,
};

const ALL = [
  'the card number is absent',
  'the security code is absent',
  'the last four digits are there',
  'the birth date is absent',
  'another container is closed',
  'no session reveals the number',
];

const failures = (said: string): string[] =>
  said.split('\n').flatMap((line) => (line.startsWith('FAILED ') ? [line.slice('FAILED '.length)] : []));

describe.each(WAYS)('the check in $language', (way) => {
  it.skipIf(way.skipped)('passes for a key that can only read masks', async () => {
    const { said, exitCode } = await check(way, good);
    expect(said.trim().split('\n')).toEqual(ALL.map((line) => `ok ${line}`));
    expect(exitCode).toBe(0);
  });

  it.skipIf(way.skipped).each([
    [
      'reads in clear',
      { ...good, transform: 'reveal' as const },
      ['the card number is absent', 'the security code is absent', 'the birth date is absent'],
    ],
    ['reads every container', { ...good, containers: ['/'] }, ['another container is closed']],
    ['opens a session that reveals', { ...good, hasPublicKey: true }, ['no session reveals the number']],
  ])('fails for a key that %s', async (_, key, expected) => {
    const { said, exitCode } = await check(way, key);
    expect(failures(said)).toEqual(expected);
    expect(exitCode).toBe(1);
    expect(said).not.toMatch(/4242424242424242|session-key-1|nonce-1/);
  });

  it.skipIf(way.skipped).each([
    ['whose rules cover nothing', { ...good, containers: [] }, true],
    ['beside a store key that is unknown', good, false],
  ])('does not pass for a key %s', async (_, key, storeKeyWorks) => {
    const { said, exitCode } = await check(way, key, storeKeyWorks);
    expect(said).not.toMatch(/^ok /m);
    expect(exitCode).not.toBe(0);
  });
});
