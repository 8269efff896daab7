import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRules, INLINE_SCRIPTS_FILE } from '../../content/site/headers.ts';
import {
  ENCODINGS,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type Encoding,
  type ManifestFile,
  type ManifestPage,
  type SiteManifest,
} from '../../engines/serving/index.ts';
import { MARKDOWN_INDEX_FILE, type MarkdownIndex } from '../../engines/markdown/index.ts';
import { loadRedirects } from '../../pipeline/content/site/redirects.ts';

const NOT_FOUND = '404.html';
const NOT_FOUND_MARKDOWN = '404.md';

/**
 * Writes the manifest of a built site into its folder. Run it when every file is written, the compressed ones too.
 *
 * @param directory the build output
 * @returns what it wrote
 * @throws when the folder has no home page or no not-found page
 */
export function writeManifest(directory: string): SiteManifest {
  const manifest = describeSite(directory);
  writeFileSync(path.join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 1)}\n`);
  return manifest;
}

/** Names that begin with a dot are left out, `.well-known` aside (RFC 8615). */
function describeSite(directory: string): SiteManifest {
  const tokens = readTokens(directory);
  const paths = new Set(listFiles(directory));
  const manifestFile = (file: string): ManifestFile => describeFile(directory, file, paths);
  const served = [...paths].filter((file) => !isNotFound(file) && !isEncodedSibling(file, paths));
  const pages = new Map(
    served
      .filter(isPage)
      .map((file) => [routeOf(file), { ...manifestFile(file), ...markdownOf(file, paths) }] as const),
  );
  if (!pages.has('/') || !paths.has(NOT_FOUND)) {
    throw new Error(`${directory} holds no complete site (index.html and ${NOT_FOUND}). Run: npm run build`);
  }
  const redirects = loadRedirects();
  // For hosts without redirects the framework writes a page at each old path.
  for (const { from } of redirects) pages.delete(from);
  return {
    version: MANIFEST_VERSION,
    pages: sorted(pages),
    files: sorted(
      served
        .filter((file) => !isPage(file))
        .map((file) => [`/${file}`, { ...manifestFile(file), tokens: tokens[file] }]),
    ),
    notFound: manifestFile(NOT_FOUND),
    ...(paths.has(NOT_FOUND_MARKDOWN) ? { notFoundMarkdown: manifestFile(NOT_FOUND_MARKDOWN) } : {}),
    redirects: sorted(redirects.map(({ from, to }) => [from, to])),
    headers: headerRules(readInlineScripts(directory)),
  };
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) =>
      file.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known'),
    );
}

function isEncodedSibling(file: string, paths: ReadonlySet<string>): boolean {
  return Object.values(ENCODINGS).some(
    (ending) => file.endsWith(ending) && paths.has(file.slice(0, -ending.length)),
  );
}

/** What's sent for missing pages has no path of its own, compressed or not. */
function isNotFound(file: string): boolean {
  return file.startsWith(NOT_FOUND) || file.startsWith(NOT_FOUND_MARKDOWN);
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

function describeFile(directory: string, file: string, paths: ReadonlySet<string>): ManifestFile {
  const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
    paths.has(file + ENCODINGS[encoding]),
  );
  const siblings = [file, ...encodings.map((encoding) => file + ENCODINGS[encoding])];
  return { path: file, encodings, hash: hashOf(siblings.map((name) => path.join(directory, name))) };
}

/** How much of a hash is kept: 96 bits, more than enough to tell the versions of a file apart. */
const HASH_LENGTH = 16;

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('base64url').slice(0, HASH_LENGTH);
}

function markdownOf(file: string, paths: ReadonlySet<string>): Pick<ManifestPage, 'markdown'> {
  const markdown = file.replace(/\.html$/, '.md');
  return paths.has(markdown) ? { markdown: `/${markdown}` } : {};
}

/** What the build counted. A site without Markdown has no such file. */
function readTokens(directory: string): Readonly<Record<string, number>> {
  const file = path.join(directory, MARKDOWN_INDEX_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MarkdownIndex).tokens : {};
}

/** What the build has hashed. A site of a test has no such file. */
function readInlineScripts(directory: string): readonly string[] {
  const file = path.join(directory, INLINE_SCRIPTS_FILE);
  return existsSync(file)
    ? Object.values(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
    : [];
}

function routeOf(page: string): string {
  return `/${page}`.replace(/(?:\/index)?\.html$/, '') || '/';
}

/** By code units, so that no locale of a machine changes the order. */
function sorted<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
