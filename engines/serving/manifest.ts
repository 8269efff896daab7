/**
 * What the build says about the site that it wrote. The server and the configurations of hosts are made from this one
 * file, so that they need neither the sources nor the build's tools. `scripts/lib/write-manifest.ts` writes
 * it last.
 */

/** Its name in the build output. It begins with a dot, as no file does that readers can ask for. */
export const MANIFEST_FILE = '.site-manifest.json';

/** A JSON array of the packages whose code is in the build output. */
export const SHIPPED_PACKAGES_FILE = '.shipped-packages.json';

/** Goes up when the shape changes. A server only reads manifests of its version. */
export const MANIFEST_VERSION = 4;

/** Content codings of precompressed files, the smallest result first, and the ending of each. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** Whether a file is precompressed, by its name, e.g. `api.html.br`. */
export function isCompressed(file: string): boolean {
  return Object.values(ENCODINGS).some((ending) => file.endsWith(ending));
}

/** A file of the built site and the codings it's also available in, e.g. as `api.html.br`. */
export interface ManifestFile {
  /** From the site's folder, with `/` between segments, e.g. `docs/api.html`. */
  readonly path: string;
  readonly encodings: readonly Encoding[];
  /** Of its bytes in every coding. Servers make ETags of it, which are the same on all machines and after a rebuild. */
  readonly hash: string;
  /** Estimated tokens for a language model. Only Markdown has it. */
  readonly tokens?: number;
}

/** A page, and where it is as Markdown. */
export interface ManifestPage extends ManifestFile {
  /** A path among the files, e.g. `/docs/api.md`. In one language it's `/docs/api.python.md`, if that exists. */
  readonly markdown?: string;
}

/**
 * Headers that go with some files. Where several rules match, all apply, and the last value of a header counts.
 * A `Content-Type` replaces the default for the file's name.
 */
export interface HeaderRule {
  /** The path of a page or file, e.g. `/docs/api`. One `*` stands for any characters, as in `/assets/*` and `/*.md`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every table is sorted by its keys. What no table lists isn't part of the site. */
export interface SiteManifest {
  readonly version: typeof MANIFEST_VERSION;
  /** Pages by canonical route, e.g. `/docs/api`. Pages that only lead to another one are redirects. */
  readonly pages: Readonly<Record<string, ManifestPage>>;
  /** All other files by path, not percent-encoded, e.g. `/assets/js/main.1a2b3c4d.js`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** What's sent with status 404 for every other path. Its headers are those of `/404.html`. */
  readonly notFound: ManifestFile;
  /** The same for clients that prefer Markdown, and for Markdown URLs. */
  readonly notFoundMarkdown?: ManifestFile;
  /**
   * The page that each old path leads to, with a query or a fragment where needed. Sent with status 301.
   */
  readonly redirects: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
}
