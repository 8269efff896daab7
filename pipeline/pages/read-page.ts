/**
 * The one reader of pages. The framework, search, tests and everything else that looks at a page get its tree from here.
 * A tree is made once and kept in `.cache/pages/`, in two files: `<page>.json` is the page as it will be drawn, so its
 * change is what makes the bundler compile the page again; `<page>.made-from.json` says what it was made from.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import * as z from 'zod';
import { fillVersions, refersToVersions, SDK_VERSIONS } from '../material/tables/index.ts';
import { checkFrontMatter, type PageFrontMatter } from './front-matter/index.ts';
import { makeTree } from './make-tree.ts';
import { fingerprint, isUnchanged, openMaterial } from './material.ts';
import { drawingCode, readingCode } from './pipeline-code.ts';
import { readJson, writeIfChanged } from '../sources/stored-files.ts';

/** A page, read. */
export interface Page {
  /** From the root of the project, e.g. `docs/api/tokens/index.mdx`. */
  readonly file: string;
  readonly frontMatter: PageFrontMatter;
  /** Ordinary Markdown and components of the registry; headings have their ids. */
  readonly tree: Root;
}

const madeFromSchema = z.object({
  source: z.string(),
  code: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const storedSchema = z.object({ drawingCode: z.string(), tree: z.custom<Root>() });

/** Where the tree of a page is kept. `page-loader.mjs` builds the same path. */
function storedFile(file: string): string {
  return path.resolve('.cache/pages', `${file}.json`);
}

function madeFromFile(file: string): string {
  return path.resolve('.cache/pages', `${file}.made-from.json`);
}

async function storedTree(file: string, source: string): Promise<Root | undefined> {
  const madeFrom = madeFromSchema.safeParse(readJson(madeFromFile(file)));
  if (!madeFrom.success || madeFrom.data.source !== source || madeFrom.data.code !== readingCode())
    return undefined;
  if (!(await isUnchanged(madeFrom.data.dependencies))) return undefined;
  const stored = storedSchema.safeParse(readJson(storedFile(file)));
  return stored.success && stored.data.drawingCode === drawingCode() ? stored.data.tree : undefined;
}

async function makeAndStore(file: string, text: string, source: string): Promise<Root> {
  const { material, dependencies } = await openMaterial();
  const value = refersToVersions(text) ? fillVersions(text, file, material.table(SDK_VERSIONS)) : text;
  const page = new VFile({ path: path.resolve(file), value });
  const content = JSON.stringify({ drawingCode: drawingCode(), tree: await makeTree(page, material) });
  await writeIfChanged(storedFile(file), content);
  await writeIfChanged(
    madeFromFile(file),
    JSON.stringify({ source, code: readingCode(), dependencies: dependencies() }),
  );
  return storedSchema.parse(JSON.parse(content)).tree;
}

/** Readings under way: the framework and search ask for the same pages at the same time. */
const readings = new Map<string, Promise<Root>>();

function readTree(file: string, text: string): Promise<Root> {
  const source = fingerprint(text);
  const key = `${file} ${source}`;
  const underWay = readings.get(key);
  if (underWay !== undefined) return underWay;
  const reading = storedTree(file, source)
    .then((tree) => tree ?? makeAndStore(file, text, source))
    .finally(() => readings.delete(key));
  readings.set(key, reading);
  return reading;
}

/**
 * Reads a page: from its stored tree where that is up to date, else anew.
 *
 * @param file path of the page, absolute or from the root of the project
 * @param text what the file holds, where the caller has read it
 * @throws a sentence that names the page, the line and the fix, for an author's mistake
 */
export async function readPage(file: string, text?: string): Promise<Page> {
  const relative = path.relative('', path.resolve(file)).replaceAll(path.sep, '/');
  const tree = await readTree(relative, text ?? (await readFile(file, 'utf8')));
  const [first] = tree.children;
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : {};
  return { file: relative, frontMatter: checkFrontMatter(relative, frontMatter), tree };
}
