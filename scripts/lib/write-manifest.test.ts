import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headerRules } from '../../content/site/headers.ts';
import { MANIFEST_FILE, type SiteManifest } from '../../engines/serving/index.ts';
import { writeManifest } from './write-manifest.ts';

const FILES = [
  'index.html',
  'index.html.gz',
  'index.html.br',
  '404.html',
  '404.html.br',
  'docs.html',
  'docs/sdks/index.html',
  'docs/api.html',
  'docs/api/reactors/invoke-reactors.html',
  'api-reference/index.html',
  'assets/js/main.1a2b3c4d.js',
  'assets/js/main.1a2b3c4d.js.gz',
  'archive.tar.gz',
  'img/a name.svg',
  '.built',
  '.git/config',
  '.well-known/security.txt',
];

const HASH = expect.stringMatching(/^[\w-]{16}$/) as unknown;

let directory: string;

function write(files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(directory, file), file);
  }
}

function manifest(): string {
  writeManifest(directory);
  return readFileSync(path.join(directory, MANIFEST_FILE), 'utf8');
}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

describe('writeManifest', () => {
  it('lists pages, files, redirects, and headers, but no dot file and no page at an old path', () => {
    write(FILES);
    const plain = (file: string): object => ({ path: file, encodings: [], hash: HASH });
    expect(JSON.parse(manifest())).toEqual({
      version: 4,
      pages: {
        '/': { path: 'index.html', encodings: ['br', 'gzip'], hash: HASH },
        '/docs': plain('docs.html'),
        '/docs/api': plain('docs/api.html'),
        '/docs/api/reactors/invoke-reactors': plain('docs/api/reactors/invoke-reactors.html'),
        '/docs/sdks': plain('docs/sdks/index.html'),
      },
      files: {
        '/.well-known/security.txt': plain('.well-known/security.txt'),
        '/archive.tar.gz': plain('archive.tar.gz'),
        '/assets/js/main.1a2b3c4d.js': {
          path: 'assets/js/main.1a2b3c4d.js',
          encodings: ['gzip'],
          hash: HASH,
        },
        '/img/a name.svg': plain('img/a name.svg'),
      },
      notFound: { path: '404.html', encodings: ['br'], hash: HASH },
      redirects: expect.objectContaining({
        '/api-reference': '/docs/api',
        '/docs/api/reactors/reactor-errors': '/docs/api/reactors/invoke-reactors#reactor-error-codes',
      }) as unknown,
      headers: headerRules([]),
    });
  });

  it('is the same text whatever order and times the files have', () => {
    write(FILES);
    const first = manifest();
    rmSync(directory, { recursive: true });
    mkdirSync(directory);
    write(FILES.toReversed());
    utimesSync(path.join(directory, 'docs.html'), 1, 1);
    expect(manifest()).toBe(first);
    const { pages, files, redirects } = JSON.parse(first) as Record<string, object>;
    for (const table of [pages, files, redirects]) {
      const keys = Object.keys(table ?? {});
      expect(keys.length).toBeGreaterThan(1);
      expect(keys).toEqual(keys.toSorted());
    }
  });

  it.each(['index.html', 'index.html.br'])('gives a page another hash when %s changes', (changed) => {
    write(FILES);
    const hashes = (): string[] => {
      const { pages } = JSON.parse(manifest()) as SiteManifest;
      return ['/', '/docs'].map((route) => pages[route]?.hash ?? '');
    };
    const [home, docs] = hashes();
    expect(home).not.toBe(docs);
    writeFileSync(path.join(directory, changed), 'new');
    const [newHome, newDocs] = hashes();
    expect(newHome).not.toBe(home);
    expect(newDocs).toBe(docs);
  });

  it.each(['index.html', '404.html'])('rejects a folder without %s', (missing) => {
    write(FILES.filter((file) => file !== missing));
    expect(() => {
      writeManifest(directory);
    }).toThrow(`${directory} holds no complete site (index.html and 404.html). Run: npm run build`);
  });
});
