/** What browsers receive of packages comes with their licenses, which ask for no more than that. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { shippedPackages } from '../../scripts/supply-chain/shipped.ts';
import { buildFolder } from '../support/routes.ts';

const shipped = shippedPackages(buildFolder);

it('knows the code of pages and of workers, and the font', () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react-dom', 'minisearch', '@fontsource-variable/public-sans']),
  );
  expect(names).not.toContain('shiki');
});

it('every license allows it', () => {
  const { shipped: allowed } = parse(readFileSync('scripts/supply-chain/licenses.yaml', 'utf8')) as {
    readonly shipped: readonly string[];
  };
  expect(shipped.filter(({ license }) => !allowed.includes(license))).toEqual([]);
});

it('readers can read each license', async () => {
  const response = await fetch(new URL('/third-party-licenses.txt', inject('siteUrl')));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const { name, version } of shipped) expect(text).toContain(`\n${name} ${version} (`);
  expect(text.match(/copyright/gi)?.length).toBeGreaterThanOrEqual(shipped.length);
});
