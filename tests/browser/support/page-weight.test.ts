import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weighPage } from './page-weight.ts';

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

describe('weighPage', () => {
  it('adds up what the server sends, by kind: the compressed form of a file, if there is one', () => {
    built('page.html', 9_000);
    built('page.html.br', 2_000);
    built('assets/main.1a.js', 9_000);
    built('assets/main.1a.js.br', 3_000);
    built('assets/small.2b.js', 500);
    built('assets/island.2c.js', 800);
    built('assets/react.4d.js', 600);
    built('assets/styles.3c.css', 700);
    built('assets/text.5e.woff2', 900);
    built('favicon.svg', 10);
    const files = [
      ...['assets/main.1a.js', 'assets/small.2b.js', 'assets/island.2c.js', 'assets/styles.3c.css'],
      ...['assets/react.4d.js', 'favicon.svg', 'assets/main.1a.js', 'assets/text.5e.woff2'],
    ];
    const ownScripts = ['assets/main.1a.js', 'assets/small.2b.js'];
    expect(weighPage(folder, 'page.html', { files, ownScripts })).toEqual({
      html: 2,
      script: 3.5,
      react: 0.6,
      island: 0.8,
      style: 0.7,
      font: 0.9,
      other: 0.01,
    });
  });

  it('rejects a file that was not built', () => {
    expect(() => weighPage(folder, 'assets/gone.js', { files: [], ownScripts: [] })).toThrow(
      'The page asks for assets/gone.js, which the built site does not have. Run: npm run build',
    );
  });
});
