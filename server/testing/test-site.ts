import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeManifest } from '../../scripts/lib/write-manifest.ts';

/** A small build folder for tests of the server. */
export interface TestSite {
  readonly directory: string;
  readonly remove: () => void;
}

const SCRIPT = 'console.log("main");\n'.repeat(100);

const TEST_FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'docs.html': '<h1>Getting started</h1>',
  'docs/api.html': '<h1>API</h1>',
  'docs/api.html.br': brotliCompressSync('<h1>API</h1>'),
  'docs/api.html.gz': gzipSync('<h1>API</h1>'),
  'docs/api.md': '# API in all languages',
  'docs/api.python.md': '# API in Python',
  '.markdown-index.json': JSON.stringify({ tokens: { 'docs/api.md': 7, 'docs/api.python.md': 5 } }),
  '404.md': '# Nothing here',
  'docs/sdks/index.html': '<h1>SDKs</h1>',
  'docs/sdks/web/web-elements.html': '<h1>Web Elements</h1>',
  'docs/api/reactors/invoke-reactors.html': '<h1>Invoke reactors</h1>',
  'api-reference.html': '<meta http-equiv="refresh" content="0; url=/docs/api">',
  'assets/js/main.1a2b3c4d.js': SCRIPT,
  'assets/js/main.1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
  'img/a name.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'archive.tar.gz': gzipSync('not a sibling of another file'),
  '.secret': 'hidden',
  '.well-known/api-catalog': '{"linkset":[]}',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
};

/** Writes the folder and its manifest to the system's temporary folder. */
export function writeTestSite(): TestSite {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(TEST_FILES)) {
    mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
  writeManifest(directory);
  return {
    directory,
    remove: () => {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
