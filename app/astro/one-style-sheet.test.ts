import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinStyleSheets } from './one-style-sheet.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(folder, 'assets'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string): void => {
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const link = (name: string): string => `<link rel="stylesheet" href="/assets/${name}.css">`;

it('keeps the rules of all style sheets in their order, and what two of them hold once', async () => {
  write(
    'assets/rendered.css',
    'a{color:red}@media print{a{color:#000}}b{top:0}u{left:0;right:0;top:0;bottom:0}',
  );
  write('assets/scripts.css', 'b{top:0}i{left:0}@media print{a{color:#000}}@media print{i{left:1px}}');
  write('one.html', `<head>${link('rendered')}<title>One</title>${link('scripts')}</head>`);
  write('two.html', `<head>${link('scripts')}${link('rendered')}</head>`);
  await joinStyleSheets(folder);
  const [file = ''] = readdirSync(path.join(folder, 'assets'));
  expect(readdirSync(path.join(folder, 'assets'))).toEqual([expect.stringMatching(/^style\.[\w-]{8}\.css$/)]);
  expect(read(`assets/${file}`)).toBe(
    'a{color:red}@media print{a{color:#000}}b{top:0}u{left:0;right:0;top:0;bottom:0}i{left:0}@media print{i{left:1px}}',
  );
  expect(read('one.html')).toBe(`<head>${link(file.slice(0, -4))}<title>One</title></head>`);
  expect(read('two.html')).toBe(`<head>${link(file.slice(0, -4))}</head>`);
});

it('leaves a single style sheet, and pages without one, unchanged', async () => {
  write('assets/rendered.css', 'a{color:red}');
  write('one.html', link('rendered'));
  write('moved.html', '<p>Moved</p>');
  await joinStyleSheets(folder);
  expect(readdirSync(path.join(folder, 'assets'))).toEqual(['rendered.css']);
  expect(read('one.html')).toBe(link('rendered'));
});

it('identifies a page that has other style sheets', async () => {
  write('one.html', link('rendered'));
  write('two.html', link('other'));
  await expect(joinStyleSheets(folder)).rejects.toThrow(
    /^two\.html has other style sheets than the other pages\./,
  );
});
