/** The sample that shows how to test with the Node.js SDK is a test itself: it passes, and it notices a mistake. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';

const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
const code = loadSample('node-test').files[0]?.code ?? '';

describe('the test of the page of the Node.js SDK', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'sdk-tests-'));
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  async function runTest(name: string, source: string): Promise<{ passed: boolean; said: string }> {
    const file = path.join(folder, `${name}.test.mjs`);
    await writeFile(file, ts.transpileModule(source, { compilerOptions }).outputText);
    return new Promise((resolve) => {
      execFile(process.execPath, ['--test', file], { cwd: folder }, (error, stdout, stderr) => {
        resolve({ passed: error === null, said: stdout + stderr });
      });
    });
  }

  it('passes', async () => {
    const { passed, said } = await runTest('sample', code);
    expect(said).toMatch(/pass 1\b/);
    expect(passed).toBe(true);
  });

  it.each([
    ['another type is sent', "type: 'card', data: card", "type: 'token', data: card"],
    ['another id is returned', 'return id', "return id + '!'"],
  ])('fails when %s', async (name, right, wrong) => {
    expect(code).toContain(right);
    const { passed, said } = await runTest(name.replaceAll(' ', '-'), code.replace(right, wrong));
    expect(passed).toBe(false);
    expect(said).toMatch(/fail 1\b/);
  });
});
