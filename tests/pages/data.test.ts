import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dataTableNames, loadDataTable } from '../../pipeline/material/tables/index.ts';
import { readPage } from '../../pipeline/pages/index.ts';
import { provider } from '../../site/provider.ts';
import { sitePages } from '../../site/site-map.ts';
import { inlineCodes } from '../support/page-tree.ts';
import { cells } from './table-cells.ts';

describe('every table', () => {
  test.each(dataTableNames())('%s has rows that fit its schema', (name) => {
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

describe('sdks', () => {
  test('pins the version of the Node.js SDK that the project installs', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    const name = '@basis-theory/node-sdk';
    expect(cells('sdks', 'install')).toContain(`npm install ${name}@${devDependencies[name] ?? ''}`);
  });

  test.each(['go', 'python', 'csharp', 'java'])('installs the package of the samples in %s', (language) => {
    const methods = JSON.parse(readFileSync(`data/sdk-methods/${language}.json`, 'utf8')) as {
      readonly package: string;
    };
    expect(cells('sdks', 'install').filter((line) => line.includes(methods.package))).toHaveLength(1);
  });
});

test('the landing page of the API names the hosts of the provider', async () => {
  const codes = inlineCodes((await readPage('docs/api/index.mdx')).tree);
  expect(Object.values(provider.hosts).filter((host) => !codes.includes(host))).toEqual([]);
});
