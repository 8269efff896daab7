import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pageFile, sitePages, type SitePage } from '../../site/site-map.ts';
import { corpusPage, frontMatterOf, routeOf, type Template } from './corpus-page.ts';

/** Of which pages those that are still to be written are copies: page types by the sidebars that hold them. */
const TEMPLATES: Readonly<
  Record<string, { readonly sidebars: readonly string[]; readonly types: readonly string[] }>
> = {
  docs: { sidebars: ['docs', 'api'], types: ['guide', 'concept', 'reference'] },
  api: { sidebars: ['api'], types: ['api'] },
  sdk: { sidebars: ['sdk'], types: ['sdk'] },
};

const ABSOLUTE_LINK = /(\/docs\/[\w/-]+)#([\w.-]+)/g;
const FILE_LINK = /\]\((\.{1,2}\/[^)\s#]*?\.mdx)(?:#([^)\s]+))?\)/g;

/** What the written pages and their material link to: files of pages, and anchors by route. */
interface LinkTargets {
  readonly files: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

function textFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:mdx|ya?ml|json|tsx?)$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  );
}

function linkTargets(root: string): LinkTargets {
  const files = new Set<string>();
  const anchors = new Map<string, Set<string>>();
  const addAnchor = (route: string, anchor: string): void => {
    anchors.set(route, (anchors.get(route) ?? new Set()).add(anchor));
  };
  for (const file of textFiles(root, ['docs', 'data', 'openapi', 'site', 'src'])) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, route = '', anchor = ''] of source.matchAll(ABSOLUTE_LINK)) addAnchor(route, anchor);
    for (const [, link = '', anchor] of source.matchAll(FILE_LINK)) {
      const target = path.posix.join(path.posix.dirname(file), link);
      files.add(target);
      if (anchor !== undefined) addAnchor(routeOf(target), anchor);
    }
  }
  return { files, anchors };
}

function templatesOf(root: string, sidebar: string): Template[] {
  const { sidebars, types } = TEMPLATES[sidebar] ?? { sidebars: [], types: [] };
  return sitePages
    .filter((page) => page.sidebar !== null && sidebars.includes(page.sidebar))
    .flatMap((page) => pageFile(page.route) ?? [])
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => types.includes(String(frontMatterOf(source).page_type)));
}

/** The file that other pages link to; without a link, the one whose folder holds the pages below it. */
function fileOf(route: string, { files }: LinkTargets): string {
  const [page, folder] = [`${route.slice(1)}.mdx`, `${route.slice(1)}/index.mdx`];
  if (files.has(page)) return page;
  const hasChildren = sitePages.some((other) => other.route.startsWith(`${route}/`));
  return files.has(folder) || hasChildren ? folder : page;
}

function titleOf(page: SitePage): string {
  const place = page.route.split('/').slice(2).join(' ').replaceAll('-', ' ');
  return `${page.label} of ${place}`;
}

function writeMissingPages(root: string, directory: string): void {
  const targets = linkTargets(root);
  const templates = new Map<string, Template[]>();
  const missing = sitePages.filter((page) => pageFile(page.route) === undefined);
  for (const [number, page] of missing.entries()) {
    const sidebar = page.sidebar ?? 'docs';
    const known = templates.get(sidebar) ?? templatesOf(root, sidebar);
    templates.set(sidebar, known);
    const template = known[number % known.length];
    if (template === undefined)
      throw new Error(
        `No written page is a model for ${page.route}: add a sidebar or a page type to TEMPLATES in bench/build/corpus.ts.`,
      );
    const file = path.join(directory, fileOf(page.route, targets));
    mkdirSync(path.dirname(file), { recursive: true });
    const anchors = targets.anchors.get(page.route) ?? [];
    writeFileSync(file, corpusPage(template, { route: page.route, title: titleOf(page), anchors }));
  }
}

function git(directory: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: directory, encoding: 'utf8' });
}

/** Every package is linked one by one, so that `node_modules/.cache` is the copy's. */
function linkPackages(root: string, directory: string): void {
  const packages = path.join(directory, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
}

/**
 * Copies the project as it is in the working tree, with its history, and writes the pages of the site map that are
 * missing after today's pages.
 *
 * @param root the project; it has to be a clone, since the dates of pages come from its history
 * @param directory where the copy goes; what is there is removed
 * @returns how many pages were written, and how many were there
 */
export function writeCorpus(
  root: string,
  directory: string,
): { readonly made: number; readonly written: number } {
  rmSync(directory, { recursive: true, force: true });
  git(root, 'clone', '--quiet', '--shared', root, directory);
  for (const file of git(directory, 'ls-files').split('\n').filter(Boolean))
    if (!existsSync(path.join(root, file))) rmSync(path.join(directory, file));
  const sources = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of sources)
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(directory, file));
  linkPackages(root, directory);
  writeMissingPages(root, directory);
  git(directory, 'add', '--all');
  git(
    directory,
    ...['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'],
    ...['commit', '--quiet', '--message', 'bench: every page of the site map'],
  );
  const written = sitePages.filter((page) => pageFile(page.route) !== undefined).length;
  return { made: sitePages.length - written, written };
}
