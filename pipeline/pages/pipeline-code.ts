/** Which code made a page: a stored tree counts only for the code that made it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './material.ts';

/** Where this code is, whichever site it builds. */
const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** What draws a tree as a page. */
const DRAWING = [
  ...['pipeline/pages/highlight', 'pipeline/pages/tree', 'pipeline/framework/page-steps.ts'],
  ...['pipeline/languages/requests/environment-tokens.ts', 'site/provider.ts', 'package-lock.json'],
];

/** What makes a tree, besides the material that a page notes. */
const READING = [
  ...['pipeline', 'data/sdk-methods', 'site/provider.ts', 'site/site-map.json', 'src/lib'],
  ...['src/components', 'package-lock.json'],
];

const CODE = /(?<!\.test)\.(?:ts|json|mjs|cjs)$/;

function filesOf(place: string): string[] {
  if (CODE.test(place)) return [place];
  return readdirSync(path.join(projectRoot, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file))
    .map((file) => path.join(place, file))
    .sort();
}

function fingerprintOf(files: readonly string[]): string {
  return fingerprint(files.map((file) => fingerprint(readFileSync(path.join(projectRoot, file)))).join());
}

function once(read: () => string): () => string {
  let known: string | undefined;
  return () => (known ??= read());
}

/** Fingerprint of the code that makes trees, as this process runs it. */
export const readingCode = once(() => fingerprintOf(READING.flatMap(filesOf)));

/** Fingerprint of the code that draws trees as pages. */
export const drawingCode = once(() => fingerprintOf(DRAWING.flatMap(filesOf)));
