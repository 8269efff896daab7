import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Content codings of precompressed files, the smallest result first, and the ending of each. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** A file of the built site and the codings in which it stands beside itself, e.g. `api.html.br`. */
export interface BuiltFile {
  /** From the folder of the site, with `/` between segments, e.g. `docs/api.html`. */
  readonly path: string;
  readonly encodings: readonly Encoding[];
}

/** What the server can answer with. Files that are not listed here are never read. */
export interface BuiltSite {
  readonly directory: string;
  /** Pages by canonical route, e.g. `/docs/api`. */
  readonly pages: ReadonlyMap<string, BuiltFile>;
  /** All other files by path, e.g. `/assets/js/main.1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile;
}

const NOT_FOUND = '404.html';

/**
 * Lists the pages and files of a built site. Names that begin with a dot are left out, `.well-known` aside (RFC 8615).
 *
 * @param directory the build output
 * @throws when the folder is missing or holds no home page or no not-found page
 */
export function readBuiltSite(directory: string): BuiltSite {
  const paths = new Set(listFiles(directory));
  const pages = new Map<string, BuiltFile>();
  const files = new Map<string, BuiltFile>();
  for (const filePath of paths) {
    if (filePath === NOT_FOUND || isEncodedSibling(filePath, paths)) continue;
    if (filePath.endsWith('.html')) pages.set(routeOf(filePath), builtFile(filePath, paths));
    else files.set(`/${filePath}`, builtFile(filePath, paths));
  }
  if (!pages.has('/') || !paths.has(NOT_FOUND)) {
    throw new Error(`${directory} holds no built site (index.html and ${NOT_FOUND}). Run: npm run build`);
  }
  return { directory, pages, files, notFound: builtFile(NOT_FOUND, paths) };
}

function listFiles(directory: string): string[] {
  let entries;
  try {
    entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw new Error(`The folder ${directory} cannot be read. Run: npm run build`, { cause: error });
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((filePath) =>
      filePath.split('/').every((segment) => !segment.startsWith('.') || segment === '.well-known'),
    );
}

function isEncodedSibling(filePath: string, paths: ReadonlySet<string>): boolean {
  return Object.values(ENCODINGS).some(
    (ending) => filePath.endsWith(ending) && paths.has(filePath.slice(0, -ending.length)),
  );
}

function builtFile(filePath: string, paths: ReadonlySet<string>): BuiltFile {
  const encodings = (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
    paths.has(filePath + ENCODINGS[encoding]),
  );
  return { path: filePath, encodings };
}

function routeOf(page: string): string {
  return `/${page}`.replace(/(?:\/index)?\.html$/, '') || '/';
}
