import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataTableNames, loadDataTable, tableFiles } from '../../pipeline/content/tables/index.ts';
import { readPage } from '../../components/pages.ts';
import { provider } from '../../content/site/provider.ts';
import { sitePages } from '../../pipeline/content/site/site-map.ts';
import { inlineCodes } from '../support/page-tree.ts';
import { cells } from './table-cells.ts';
import { RECORDS } from '../../pipeline/cache/records.ts';

describe('every table', () => {
  test.each(dataTableNames())('%s has rows that fit its columns', (name) => {
    expect(loadDataTable(name).rows).not.toHaveLength(0);
  });

  test.each(dataTableNames())('%s fills each of its columns in some row', (name) => {
    const { columns, rows } = loadDataTable(name);
    const empty = columns.map(({ key }) => key).filter((key) => rows.every((row) => row[key] === undefined));
    expect(empty).toEqual([]);
  });

  test.each(dataTableNames())('%s has cells of one line', (name) => {
    const values = loadDataTable(name).rows.flatMap((row) => Object.values(row).map(String));
    expect(values.filter((value) => value.includes('\n'))).toEqual([]);
  });

  test('leads to pages of the site map', () => {
    const routes = new Set(sitePages.map(({ route }) => route));
    const values = dataTableNames().flatMap((name) =>
      loadDataTable(name).rows.flatMap((row) => Object.values(row).map(String)),
    );
    const links = values.flatMap((value) =>
      Array.from(value.matchAll(/\]\((\/[^)#?]*)/g), ([, route]) => route ?? ''),
    );
    expect(links).not.toHaveLength(0);
    expect(links.filter((route) => !routes.has(route))).toEqual([]);
  });
});

/** Every file that can show a table or read one. */
const sources = [
  'content/docs',
  'app',
  'components',
  'engines',
  'pipeline',
  'tests',
  'content/gallery',
  'scripts',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx|tsx?)$/.test(file))
    .map((file) => path.join(folder, file)),
);
const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Folders of the pages that show each table, below `content/docs/`. */
const shownIn = new Map<string, Set<string>>();
for (const { file, text } of texts.filter((one) => one.file.startsWith('content/docs/')))
  for (const [, name = ''] of text.matchAll(/<DataTable[^>]*?\sname="([^"]+)"/g))
    shownIn.set(
      name,
      (shownIn.get(name) ?? new Set()).add(path.dirname(path.relative('content/docs', file))),
    );

describe('a table', () => {
  test.each(dataTableNames())('%s is shown by a page or read by code', (name) => {
    const quoted = new RegExp(`['"\`]${name}['"\`]`);
    const ofTable = texts.filter(({ file }) => file !== 'tests/pages/data.test.ts');
    expect(ofTable.some(({ text }) => quoted.test(text))).toBe(true);
  });

  const ofOneFolder = [...shownIn].filter(
    ([name, folders]) => folders.size === 1 && tableFiles(name).place.startsWith('content/data/'),
  );

  test.each(ofOneFolder)(
    '%s, which pages of one folder show, is in the folder of that name',
    (name, folders) => {
      expect(path.dirname(tableFiles(name).place)).toBe(path.join('content/data', ...folders));
    },
  );
});

describe.each(['content/data', 'content/records'])('%s/README.md', (root) => {
  test('lists each folder and file beside it', () => {
    const listed = Array.from(
      readFileSync(`${root}/README.md`, 'utf8').matchAll(/^\| `([\w.-]+)\/?`/gm),
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(
      readdirSync(root)
        .filter((name) => name !== 'README.md')
        .sort(),
    );
  });
});

describe('sdks', () => {
  test('pins the version of the Node.js SDK that the project installs', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const name = '@basis-theory/node-sdk';
    expect(cells('sdks', 'install')).toContain(`npm install ${name}@${devDependencies[name] ?? ''}`);
  });

  test.each(['go', 'python', 'csharp', 'java'])('installs the package of the samples in %s', (language) => {
    const methods = JSON.parse(readFileSync(`${RECORDS.sdkMethods}/${language}.json`, 'utf8')) as {
      readonly package: string;
    };
    expect(cells('sdks', 'install').filter((line) => line.includes(methods.package))).toHaveLength(1);
  });
});

test('the landing page of the API identifies the hosts of the provider', async () => {
  const codes = inlineCodes((await readPage('content/docs/api/index.mdx')).tree);
  expect(Object.values(provider.hosts).filter((host) => !codes.includes(host))).toEqual([]);
});
