/** What requires the enterprise plan is listed on one page, and every page that says so links there. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';

const MENTION = /\benterprise (?:plan|feature)|\((?:\[)?enterprise/i;
const LINK = /\((?:[./]*|[^)\s]*\/features\/|\.\/)index\.mdx#enterprise\)/;
const LIST = 'features/index.mdx';

const features = z
  .array(z.object({ id: z.string(), pages: z.string() }))
  .parse(loadDataTable('enterprise-features').rows);

const saying = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .map((file) => ({ file, text: readFileSync(path.join('content/docs', file), 'utf8') }))
  .filter(({ file, text }) => file !== LIST && MENTION.test(text));

test('a page that says that a feature requires the plan links to the list', () => {
  expect(saying.length).toBeGreaterThan(30);
  expect(saying.filter(({ text }) => !LINK.test(text)).map(({ file }) => file)).toEqual([]);
});

test('the list has the feature of each such page', () => {
  const unlisted = saying.filter(({ file }) => !features.some(({ pages }) => new RegExp(pages).test(file)));
  expect(unlisted.map(({ file }) => file)).toEqual([]);
});

test.each(features)('a page about $id says that it requires the plan', ({ pages }) => {
  expect(saying.filter(({ file }) => new RegExp(pages).test(file))).not.toEqual([]);
});
