import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScriptsAfterPaint } from './scripts-after-paint.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  mkdirSync(path.join(folder, 'docs'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function deferred(html: string, scripts: ScriptsAfterPaint): Promise<string> {
  const file = path.join(folder, 'docs/page.html');
  writeFileSync(file, html);
  await scripts.deferIn(folder);
  return readFileSync(file, 'utf8');
}

const named = (...files: readonly string[]): string =>
  files.map((file) => `<meta name="script" content="/assets/${file}">`).join('');

describe('scripts after the first paint', () => {
  it('lists each script once, after what it imports', async () => {
    const scripts = new ScriptsAfterPaint();
    scripts.noteImports([
      { fileName: 'assets/router.js', imports: ['assets/shared.js', 'assets/prefetch.js'] },
      { fileName: 'assets/main.js', imports: ['assets/shared.js'] },
      // Two that import each other.
      { fileName: 'assets/shared.js', imports: ['assets/prefetch.js'] },
      { fileName: 'assets/prefetch.js', imports: ['assets/shared.js'] },
    ]);
    const html =
      '<head><script type="module" src="/assets/router.js"></script></head><script type="module" src="/assets/main.js"></script>';
    expect(await deferred(html, scripts)).toBe(
      `<head>${named('prefetch.js', 'shared.js', 'router.js')}</head>${named('main.js')}`,
    );
  });

  it('leaves inline scripts and pages without scripts unchanged', async () => {
    const html = '<script>colorMode()</script><script type="application/ld+json">{}</script>';
    expect(await deferred(html, new ScriptsAfterPaint())).toBe(html);
  });
});
