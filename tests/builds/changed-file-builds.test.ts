/**
 * Anyone who changes a file gets pages and outputs that know of it, whatever an earlier command kept. A file of every
 * folder of material is changed, one after the other, and has to show immediately in something that is made from it; in the
 * end everything that was kept, or made again, is what is made from nothing. A change of code counts for what it makes.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runsWideTests } from '../../scripts/checks/wide-tests.ts';
import { changedTexts, filesIn, foldersFrom } from './support/changes.ts';
import { freshMakers, outcome, type Makers } from './support/results.ts';

const root = process.cwd();
const copy = path.join(root, '.cache/builds/changed-files');

const MATERIAL = [
  'content/data',
  'content/docs',
  'content/projects/examples',
  'content/openapi',
  'content/records',
  'content/samples',
  'content/projects/servers',
  'content/workflows',
];
const CODE = ['pipeline', 'content/site', 'engines', 'components', 'app'];

/** What code reads beside; a package is imported by its path in `pipeline/pages/diagrams`. */
const MORE = ['package.json', 'package-lock.json', 'LICENSE', 'node_modules/beautiful-mermaid'];

/** Pages and outputs read none of it: tests compare it with tables. */
const READ_BY_TESTS_ONLY = ['content/records/legacy-sdk-methods', 'content/records/swift-api'];

/** Pages that show all of what others show a line of, by the folder of that. */
const SHOWN_WHOLE: Readonly<Record<string, string>> = {
  'content/data/api/applications': 'content/docs/api/applications/permissions.mdx',
  'content/records/sdk-methods': 'content/docs/sdks/server-side/dotnet.mdx',
};

/** How many values of a file are changed, one after the other, until one shows. */
const ATTEMPTS = 40;

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const place of [...MATERIAL, ...CODE, ...MORE])
    cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
  process.chdir(copy);
});

afterAll(() => {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
});

/** Everything as it is made first, and which results are made from a file, those from few files first. */
interface FirstMaking {
  readonly makers: Makers;
  readonly texts: Map<string, string>;
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

async function makeEverything(): Promise<FirstMaking> {
  const { makers, traced } = await freshMakers();
  const texts = new Map<string, string>();
  const sourcesOf: (readonly [name: string, sources: readonly string[]])[] = [];
  for (const [name, make] of makers) {
    const { result, sources } = await traced(make);
    texts.set(name, JSON.stringify(result));
    sourcesOf.push([name, Object.keys(sources)]);
  }
  const readers = new Map<string, string[]>();
  for (const [name, sources] of sourcesOf.toSorted(([, one], [, other]) => one.length - other.length))
    for (const source of sources.filter((each) => each.startsWith('file:'))) {
      const file = source.slice('file:'.length);
      readers.set(file, [...(readers.get(file) ?? []), name]);
    }
  return { makers, texts, readers };
}

/** A page that is made from a file, and the outputs that are: enough to see a change in. */
function nearReaders(file: string, readers: readonly string[]): readonly string[] {
  const isPage = (name: string): boolean => name.endsWith('.mdx');
  const whole = SHOWN_WHOLE[path.dirname(file)] ?? readers.find(isPage);
  // The search is made of pages, all of them.
  const outputs = readers.filter((name) => !isPage(name) && name !== 'search');
  return whole === undefined ? outputs : [whole, ...outputs];
}

/** Changes a file so that a result shows it, and leaves it so; false, with the file as it was, where none does. */
async function changeVisibly(file: string, { makers, texts, readers }: FirstMaking): Promise<boolean> {
  const text = readFileSync(file, 'utf8');
  for (const changed of [...changedTexts(file, text)].slice(0, ATTEMPTS)) {
    writeFileSync(file, changed);
    for (const name of nearReaders(file, readers.get(file) ?? [])) {
      const after = await outcome(makers.get(name) ?? (() => Promise.resolve()));
      if (after.isMistake) break;
      if (after.text === texts.get(name)) continue;
      texts.set(name, after.text);
      return true;
    }
  }
  writeFileSync(file, text);
  return false;
}

/** Changes a file of a folder visibly: the first, if it shows anywhere. */
async function changeOneOf(folder: string, first: FirstMaking): Promise<boolean> {
  for (const file of filesIn(folder))
    if (first.readers.has(file) && (await changeVisibly(file, first))) return true;
  return false;
}

// Everything is made twice, and parts of it hundreds of times, which takes a slow machine more than ten minutes.
it.runIf(runsWideTests(process.env))(
  'a change in any folder of content shows, and everything is what is made from nothing',
  async () => {
    if (existsSync(path.join(root, '.cache/results')))
      cpSync(path.join(root, '.cache/results'), '.cache/results', { recursive: true });
    const first = await makeEverything();
    const problems: string[] = [];
    for (const folder of MATERIAL.flatMap(foldersFrom)) {
      if (filesIn(folder).length === 0 || READ_BY_TESTS_ONLY.includes(folder)) continue;
      if (!(await changeOneOf(folder, first)))
        problems.push(`No change of a file in ${folder} shows in a page or an output.`);
    }
    const kept: string[] = [];
    for (const make of first.makers.values()) kept.push((await outcome(make)).text);
    rmSync('.cache/results', { recursive: true });
    const { makers } = await freshMakers();
    for (const [name, make] of makers)
      if ((await outcome(make)).text !== kept.shift())
        problems.push(`${name} is not what is made from nothing.`);
    expect(problems).toEqual([]);
  },
);

/** The page as a new command reads it with the code of the copy. */
function readByNewCommand(page: string): string {
  const script = `const { readPage } = await import('./components/pages.ts');
    console.log(JSON.stringify(await readPage('${page}')));`;
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
}

/** Code that only browsers run, or that only shows what is made. */
const NOT_FOR_TREES = [
  'components/shared/CopyButton/behavior.ts',
  'components/writing/AddressCheck/island.tsx',
  'components/writing/Admonition/index.tsx',
  'components/browser/controls/scroll-boxes.ts',
  'app/astro/one-style-sheet.ts',
];

it("a page isn't made again by code that cannot change its tree", () => {
  const page = 'content/docs/api/errors.mdx';
  const tree = readByNewCommand(page);
  const record = `.cache/results/pages/${page}.made-from.json`;
  const before = readFileSync(record, 'utf8');
  for (const file of NOT_FOR_TREES) writeFileSync(file, `${readFileSync(file, 'utf8')}\n// Changed.\n`);
  expect(readByNewCommand(page)).toBe(tree);
  expect(readFileSync(record, 'utf8')).toBe(before);
});

it('a page is made again by changed code', () => {
  const page = 'content/docs/card-payments/charge-card.mdx';
  const code = 'engines/permissions/application-requests.ts';
  const before = readByNewCommand(page);
  writeFileSync(code, readFileSync(code, 'utf8').replace('/applications/create?', '/applications/new?'));
  expect(before).toContain('/applications/create?');
  expect(readByNewCommand(page)).toBe(before.replaceAll('/applications/create?', '/applications/new?'));
});
