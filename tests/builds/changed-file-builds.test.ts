/**
 * Whoever changes a file gets pages and downloads that know of it, whatever an earlier command kept. A file of each
 * folder of material is changed, one after the other; what the kept results give is compared with what is made from
 * nothing. A change of code counts for everything: its fingerprint changes with each folder of code.
 */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { change, fileOf, filesBelow, folders } from './support/changes.ts';

const root = process.cwd();
const copy = path.join(root, '.cache/builds/changed-files');

/** Downloads that are made from each folder of material; pages are made from all of them. */
const MATERIAL: Readonly<Record<string, readonly string[]>> = {
  data: ['projects'],
  docs: [],
  examples: ['projects'],
  openapi: ['api', 'workflows'],
  records: [],
  samples: ['api', 'projects', 'samples', 'workflows'],
  'server-projects': ['projects'],
  workflows: ['workflows'],
};

/** Below a folder of a kind of material are things of that kind: one of them is changed for all. */
const DEPTH = 1;

/** Code that the API description takes in, so the downloads of the description have it, too. */
const SAMPLE_IN_DESCRIPTION = 'transform-add-key/javascript.js';

const CODE = ['pipeline', 'site', 'src/components', 'src/lib'];

/** Pages that are made after every change, beside those that name the changed file. */
const EVERY_TIME = 4;

type Makers = ReadonlyMap<string, () => Promise<unknown>>;

/** Everything that can be made, by modules that have read nothing yet. */
async function freshMakers(): Promise<Makers> {
  vi.resetModules();
  const { readPage } = await import('../../pipeline/pages/index.ts');
  const { downloadMakers } = await import('../../pipeline/outputs/downloads/index.ts');
  const { sitePages, pageFile } = await import('../../site/site-map.ts');
  const pages = sitePages
    .flatMap(({ route }) => pageFile(route) ?? [])
    .filter((file) => file.endsWith('.mdx'));
  return new Map<string, () => Promise<unknown>>([
    ...pages.map((file) => [file, () => readPage(file)] as const),
    ...Object.entries(downloadMakers).map(
      ([name, make]) =>
        [name, async () => [...(await make())].map(([file, content]) => [file, String(content)])] as const,
    ),
  ]);
}

/** What each one makes, as text. The sentence of an author's mistake is a result, too. */
async function outcomes(makers: Makers, names: readonly string[]): Promise<readonly string[]> {
  const made: string[] = [];
  for (const name of names) {
    try {
      made.push(JSON.stringify(await makers.get(name)?.()));
    } catch (error) {
      made.push(String(error));
    }
  }
  return made;
}

/** Pages with components that none of the pages before them has, so that each way to read material is among them. */
function pagesOfComponents(pages: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return pages.filter((file) => {
    const before = seen.size;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^<([A-Z]\w+)/gm)) seen.add(name);
    return seen.size > before;
  });
}

/** Pages that name a file, or a folder that holds it, in an attribute; the page itself, for a page. */
function pagesThatName(pages: readonly string[], file: string): readonly string[] {
  const names = file.split('/').map((part) => part.replace(/\..*$/, ''));
  const named = new RegExp(`["\\s](?:${names.join('|')})["\\s]`);
  return pages.filter((page) => {
    const elements = readFileSync(page, 'utf8').match(/^<[A-Z].*/gm) ?? [];
    return page === file || elements.some((element) => named.test(element));
  });
}

let warm: Makers;
let pages: readonly string[];

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const place of [...Object.keys(MATERIAL), 'package.json', 'package-lock.json', 'LICENSE'])
    cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
  process.chdir(copy);
  warm = await freshMakers();
  pages = [...warm.keys()].filter((name) => name.endsWith('.mdx'));
});

afterAll(() => {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
});

/** The files to change, each with what is made of it beside pages: of the first file of a place, and of code in examples. */
function changes(): readonly (readonly [file: string, downloads: readonly string[]])[] {
  return Object.entries(MATERIAL).flatMap(([place, downloads]) => {
    const files = folders(place, DEPTH).flatMap((folder) => fileOf(folder) ?? []);
    const referred = filesBelow(place).filter((file) => file.endsWith(SAMPLE_IN_DESCRIPTION));
    return [...new Set([...files, ...referred])].map(
      (file, index) => [file, index === 0 || referred.includes(file) ? downloads : []] as const,
    );
  });
}

/** Removes what was kept; the description stays where the change can't concern it, since it takes long to read. */
function forgetKept(file: string): void {
  for (const kept of readdirSync('.cache/kept'))
    if (/^(?:openapi|samples)\//.test(file) || !kept.startsWith('api-description'))
      rmSync(path.join('.cache/kept', kept), { recursive: true });
}

it('a change of material is in what is made next, as if nothing had been kept', async () => {
  const everyTime = pagesOfComponents(pages).slice(0, EVERY_TIME);
  const problems: string[] = [];
  let seen = 0;
  const changed = changes();
  for (const [file, downloads] of changed) {
    const names = [
      ...new Set([...pagesThatName(pages, file).slice(0, EVERY_TIME), ...everyTime, ...downloads]),
    ];
    const before = await outcomes(warm, names);
    const undo = change(file);
    const after = await outcomes(warm, names);
    forgetKept(file);
    const fromNothing = await outcomes(await freshMakers(), names);
    undo();
    const stale = names.filter((_, index) => after[index] !== fromNothing[index]);
    if (stale.length > 0) problems.push(`${file}: ${stale.join(', ')} don't know of the change.`);
    if (names.some((_, index) => before[index] !== after[index])) seen += 1;
  }
  expect(problems).toEqual([]);
  // Some files show on none of the few pages, and the comparison says nothing about them.
  expect(seen).toBeGreaterThan(changed.length / 2);
});

it('a change of code in any folder changes the fingerprint of the code', async () => {
  const { fingerprintOfCode } = await import('../../pipeline/sources/index.ts');
  for (const place of CODE) cpSync(path.join(root, place), place, { recursive: true });
  const seen = new Set([fingerprintOfCode(copy)]);
  const ofFolders = CODE.flatMap((place) => folders(place, Infinity)).flatMap(
    (folder) => fileOf(folder, /(?<!\.test|\.d)\.(?:ts|mjs|cjs|json)$/) ?? [],
  );
  const changed = [...new Set(ofFolders)];
  for (const file of changed) {
    const undo = change(file);
    seen.add(fingerprintOfCode(copy));
    undo();
  }
  expect(changed.length).toBeGreaterThan(CODE.length);
  expect(seen.size).toBe(changed.length + 1);
});
