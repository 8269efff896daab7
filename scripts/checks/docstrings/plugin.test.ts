import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../lib/project.mjs';
import { runInstalled } from '../command-check.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docstrings-'));
  const rules = ['exported', 'parameters', 'informative'];
  writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [path.join(root, 'scripts/checks/docstrings/plugin.mjs')],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map((rule) => [`docstrings/${rule}`, 'error'])),
    }),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PARAMETERS = '/**\n * Reads a page of a route.\n *\n * @param route its path\n */\n';

it.each([
  ['a function without one', 'export function a() {}', 'Describe "a", which is exported'],
  ['a class without one', 'export class A {}', 'Describe "A", which is exported'],
  ['a function that is exported below', 'function a() {}\nexport { a };', 'Describe "a", which is exported'],
  ['a comment that is no doc comment', '// Reads a page.\nexport function a() {}', 'Describe "a"'],
  ['a parameter that is gone', `${PARAMETERS}export function read(page: string) {}`, 'no parameter "route"'],
  ['a name that is said again', '/** The page of a route. */\nexport function pageOfRoute() {}', 'Say more'],
  ['no sentence', '/** reads it from the disk */\nexport function page() {}', 'in sentences'],
])('finds %s', async (_, code, message) => {
  const { ok, output } = await lint(code);
  expect(output).toContain(message);
  expect(ok).toBe(false);
});

it.each([
  ['a described function', `${PARAMETERS}export function read(route: string) {}`],
  ['a parameter with a default', `${PARAMETERS}export function read(route = '/') {}`],
  ['a parameter that is taken apart', `${PARAMETERS}export function read({ page }: { page: string }) {}`],
  ['a function of the module alone', 'function a() {}\na();'],
  [
    'overloads that share one',
    '/** Reads it from the disk. */\nexport function a(b: string): void;\nexport function a(b: number): void;\nexport function a(b: unknown) {}',
  ],
])('accepts %s', async (_, code) => {
  expect(await lint(code)).toMatchObject({ ok: true });
});

function lint(code: string) {
  const file = path.join(folder, 'module.ts');
  writeFileSync(file, `${code}\n`);
  return runInstalled('oxlint', ['-c', path.join(folder, '.oxlintrc.json'), file]);
}
