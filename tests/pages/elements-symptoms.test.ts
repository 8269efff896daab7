/** The messages that a reader pastes into the search come from the installed package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { codeSpans } from '../support/table-names.ts';

const code = readFileSync(
  path.resolve('node_modules/@basis-theory/web-elements/dist/module/module.js'),
  'utf8',
);

const documented = loadDataTable('elements-symptoms')
  .rows.filter(({ from }) => from === 'package')
  .flatMap(({ message }) => codeSpans(String(message)));

/** Messages that the package declares, but nothing in it uses. */
const UNUSED = ['Failed to deliver Elements script from Basis Theory.'];

/** What the package puts into errors: strings in place, and constants that errors refer to. */
const thrown = [
  ...Array.from(code.matchAll(/Error\((?:'([^']+)'|`([^`$]+))/g), ([, text, start]) => text ?? start ?? ''),
  ...Array.from(code.matchAll(/^const \S+ = '([A-Z][^']+[.m])';$/gm), ([, text]) => text ?? ''),
].map((text) => text.trim().replace(/ \($/, ''));

it('the documented messages are in the package', () => {
  expect(documented).not.toHaveLength(0);
  expect(documented.filter((message) => !code.includes(message))).toEqual([]);
});

it('every message of the loader is documented', () => {
  const known = thrown.filter((text) => !UNUSED.some((unused) => text.startsWith(unused)));
  expect(known).toContain('API key is required');
  expect(known.filter((text) => !documented.includes(text))).toEqual([]);
});
