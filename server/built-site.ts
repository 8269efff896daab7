import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  headersFor,
  headersOfAll,
  MANIFEST_FILE,
  MANIFEST_VERSION,
  type ManifestFile,
  type ManifestPage,
  type SiteManifest,
} from '../engines/serving/index.ts';

/** A file of the built site with the headers that go with it. */
export interface BuiltFile extends ManifestFile {
  readonly headers: ReadonlyMap<string, string>;
}

/** A page of the built site. */
export type BuiltPage = BuiltFile & Pick<ManifestPage, 'markdown'>;

/** What the server can return. Files that aren't listed here are never read. */
export interface BuiltSite {
  readonly directory: string;
  /** Pages by canonical route, e.g. `/docs/api`. */
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** All other files by path, e.g. `/assets/js/main.1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly notFound: BuiltFile;
  /** What a client that prefers Markdown receives instead. */
  readonly notFoundMarkdown: BuiltFile | undefined;
  /** Sent with responses that don't come from a file. */
  readonly headersOfAll: ReadonlyMap<string, string>;
  /** Targets by old path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/**
 * Reads the manifest of a built site.
 *
 * @param directory the build output
 * @throws a sentence when the folder has no manifest, or one that another version of the build wrote
 */
export function readBuiltSite(directory: string): BuiltSite {
  const { pages, files, notFound, notFoundMarkdown, redirects, headers } = readManifest(directory);
  const withHeaders = <File extends ManifestFile>([address, file]: readonly [string, File]): [
    string,
    File & BuiltFile,
  ] => [address, { ...file, headers: headersFor(address, headers) }];
  const byPath = (file: ManifestFile): BuiltFile => withHeaders([`/${file.path}`, file])[1];
  return {
    directory,
    pages: new Map(Object.entries(pages).map(withHeaders)),
    files: new Map(Object.entries(files).map(withHeaders)),
    notFound: byPath(notFound),
    notFoundMarkdown: notFoundMarkdown && byPath(notFoundMarkdown),
    headersOfAll: headersOfAll(headers),
    redirects: new Map(Object.entries(redirects)),
  };
}

function readManifest(directory: string): SiteManifest {
  const file = path.join(directory, MANIFEST_FILE);
  let manifest;
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest | { readonly version: unknown };
  } catch (error) {
    throw new Error(
      `The folder ${directory} holds no complete site: ${file} cannot be read. Run: npm run build`,
      {
        cause: error,
      },
    );
  }
  if (!isOfThisVersion(manifest)) {
    throw new Error(
      `${file} has version ${String(manifest.version)}, and this server reads version ${MANIFEST_VERSION}. Run: npm run build`,
    );
  }
  return manifest;
}

/** The version says it all, since only the build writes the file. */
function isOfThisVersion(manifest: { readonly version: unknown }): manifest is SiteManifest {
  return manifest.version === MANIFEST_VERSION;
}
