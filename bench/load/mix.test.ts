import { expect, it } from 'vitest';
import type { SiteManifest } from '../../engines/serving/index.ts';
import { mixOf } from './mix.ts';

const file = { path: 'x', encodings: [], hash: 'x' };

const manifest: SiteManifest = {
  version: 4,
  pages: { '/': file, '/docs': file },
  files: { '/assets/a.js': file, '/docs.md': file, '/img/a name.svg': file },
  notFound: file,
  redirects: { '/old': '/docs' },
  headers: [],
};

it('asks for every kind, pages most, and for nothing that is missing', () => {
  const { found, missing } = mixOf(manifest);
  const share = (...addresses: readonly string[]): number =>
    found.filter((address) => addresses.includes(address)).length / found.length;
  expect(share('/', '/docs')).toBeCloseTo(60 / 96, 2);
  expect(share('/assets/a.js')).toBeCloseTo(24 / 96, 2);
  expect(share('/docs.md')).toBeCloseTo(8 / 96, 2);
  expect(share('/old')).toBeCloseTo(4 / 96, 2);
  expect(missing).toEqual(['/nothing-here', '/docs/nothing-here']);
});
