import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MANIFEST_FILE, type SiteManifest } from '../engines/serving/index.ts';
import { readBuiltSite } from './built-site.ts';
import { writeTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;
let file: string;

beforeEach(() => {
  site = writeTestSite();
  file = path.join(site.directory, MANIFEST_FILE);
});

afterEach(() => {
  site.remove();
});

/** Puts values into the site's manifest. */
function change(values: Readonly<Record<string, unknown>>): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, ...values }));
}

describe('readBuiltSite', () => {
  it('asks for a build when the folder is missing', () => {
    expect(() => readBuiltSite('/nonexistent')).toThrow(
      'The folder /nonexistent holds no complete site: /nonexistent/.site-manifest.json cannot be read. Run: npm run build',
    );
  });

  it('asks for a build when the manifest was cut off', () => {
    writeFileSync(file, '{"version":');
    expect(() => readBuiltSite(site.directory)).toThrow('Run: npm run build');
  });

  it('asks for a build when another version wrote the manifest', () => {
    change({ version: 0 });
    expect(() => readBuiltSite(site.directory)).toThrow(
      `${file} has version 0, and this server reads version 4. Run: npm run build`,
    );
  });

  it('gives each page and file the headers of all rules that match its path, the last value counting', () => {
    change({
      headers: [
        { path: '/*', headers: { 'X-One': 'all', 'X-Two': 'all' } },
        { path: '/docs/*', headers: { 'X-Two': 'docs' } },
        { path: '/docs', headers: { 'X-Three': 'this page' } },
        { path: '/404.html', headers: { 'X-Three': 'not found' } },
      ],
    });
    const { pages, files, notFound } = readBuiltSite(site.directory);
    const headers = [pages.get('/docs'), pages.get('/docs/api'), files.get('/archive.tar.gz'), notFound].map(
      (each) => Object.fromEntries(each?.headers ?? []),
    );
    expect(headers).toEqual([
      { 'X-One': 'all', 'X-Two': 'all', 'X-Three': 'this page' },
      { 'X-One': 'all', 'X-Two': 'docs' },
      { 'X-One': 'all', 'X-Two': 'all' },
      { 'X-One': 'all', 'X-Two': 'all', 'X-Three': 'not found' },
    ]);
  });
});
