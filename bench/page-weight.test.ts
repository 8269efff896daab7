import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weighFiles } from './page-weight.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weight-'));
  mkdirSync(path.join(folder, 'assets'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function built(file: string, bytes: number): void {
  writeFileSync(path.join(folder, file), Buffer.alloc(bytes));
}

describe('weighFiles', () => {
  it('adds up what the server sends, by kind: the compressed form of a file, if there is one', () => {
    built('page.html', 9_000);
    built('page.html.gz', 2_000);
    built('assets/main.1a.js', 9_000);
    built('assets/main.1a.js.gz', 3_000);
    built('assets/small.2b.js', 500);
    built('assets/styles.3c.css', 700);
    built('assets/dialog.4d.css', 400);
    built('search-index-1.json', 100);
    built('assets/text.5e.woff2', 900);
    built('favicon.svg', 10);
    const files = [
      ...['page.html', 'assets/main.1a.js', 'assets/small.2b.js', 'assets/styles.3c.css'],
      ...['assets/dialog.4d.css', 'search-index-1.json', 'favicon.svg', 'assets/main.1a.js'],
      'assets/text.5e.woff2',
    ];
    expect(weighFiles(folder, files)).toEqual({
      html: 2,
      script: 3.5,
      style: 0.7,
      font: 0.9,
      search: 0.5,
      other: 0.01,
    });
  });

  it('refuses a file that was not built', () => {
    expect(() => weighFiles(folder, ['assets/gone.js'])).toThrow(
      'The page asks for assets/gone.js, which the built site does not have. Run: npm run build',
    );
  });
});
