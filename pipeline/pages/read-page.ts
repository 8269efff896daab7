/**
 * The one reader of pages. The framework, search, tests and everything else that looks at a page get its tree from
 * here. A tree is made once and kept.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { fillVersions, refersToVersions, SDK_VERSIONS } from '../content/tables/index.ts';
import { cached, readText } from '../cache/index.ts';
import type { ComponentRegistry } from './component-registry.ts';
import { fillCounts } from './fill-counts.ts';
import { fillHashes } from './fill-hashes.ts';
import { checkFrontMatter, type PageFrontMatter } from './front-matter.ts';
import { makeTree } from './make-tree.ts';
import { loadPageContent } from './page-content.ts';
import { checkPageType } from './page-types.ts';

/** A page, read. */
export interface Page {
  /** From the root of the project, e.g. `content/docs/api/tokens/index.mdx`. */
  readonly file: string;
  readonly frontMatter: PageFrontMatter;
  /** Ordinary Markdown and components of the registry; headings have their IDs. */
  readonly tree: Root;
}

async function makePageTree(file: string, registry: ComponentRegistry): Promise<Root> {
  const text = await fillHashes(fillCounts(readText(file), file), file);
  const content = await loadPageContent();
  const value = refersToVersions(text) ? fillVersions(text, file, content.table(SDK_VERSIONS)) : text;
  const page = new VFile({ path: path.resolve(file), value });
  const tree = await makeTree(page, content, registry);
  checkPageType(tree, page, frontMatterOf(tree, file).page_type);
  return tree;
}

function frontMatterOf({ children: [first] }: Root, file: string): PageFrontMatter {
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : {};
  return checkFrontMatter(file, frontMatter);
}

/**
 * Reads a page: from its kept tree where that is up to date, else anew.
 *
 * @param registry the components that it can hold
 * @param file path of the page, absolute or from the root of the project
 * @throws a sentence that gives the page, the line and the fix, for an author's mistake
 */
export async function readPage(registry: ComponentRegistry, file: string): Promise<Page> {
  const relative = path.relative('', path.resolve(file)).replaceAll(path.sep, '/');
  const tree = await cached(registry.module, `pages/${relative}`, () => makePageTree(relative, registry));
  return { file: relative, frontMatter: frontMatterOf(tree, relative), tree };
}
