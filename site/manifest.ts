/**
 * What the build says about the site that it wrote: the one file that the server and the configurations of hosts are
 * made from, so that they need neither the sources nor the tools of the build. `scripts/lib/write-manifest.ts` writes
 * it last.
 */

/** Its name in the build output. It begins with a dot, as no file does that readers can ask for. */
export const MANIFEST_FILE = '.site-manifest.json';

/** Goes up when the shape changes: a server only reads manifests of its version. */
export const MANIFEST_VERSION = 2;

/** Content codings of precompressed files, the smallest result first, and the ending of each. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

/** A file of the built site and the codings in which it exists too, e.g. as `api.html.br`. */
export interface ManifestFile {
  /** From the folder of the site, with `/` between segments, e.g. `docs/api.html`. */
  readonly path: string;
  readonly encodings: readonly Encoding[];
  /** Of Markdown: how many tokens it has for a language model, as an estimate. */
  readonly tokens?: number;
}

/** A page, and where it is as Markdown. */
export interface ManifestPage extends ManifestFile {
  /** An address among the files, e.g. `/docs/api.md`. In one language it's `/docs/api.python.md`, if that is there. */
  readonly markdown?: string;
}

/**
 * Headers that go with some files. Where several rules match, all apply; of one header the last value counts. A
 * `Content-Type` takes the place of the one that the name of the file gives.
 */
export interface HeaderRule {
  /** The address of a page or file, e.g. `/docs/api`, or the beginning of addresses and a `*`, e.g. `/assets/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every table is sorted by its keys. What no table lists is not part of the site. */
export interface SiteManifest {
  readonly version: typeof MANIFEST_VERSION;
  /** Pages by canonical route, e.g. `/docs/api`. Pages that only lead to another one are redirects. */
  readonly pages: Readonly<Record<string, ManifestPage>>;
  /** All other files by address, not percent-encoded, e.g. `/assets/js/main.1a2b3c4d.js`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** What is sent with status 404 for every other address. Its headers are those of `/404.html`. */
  readonly notFound: ManifestFile;
  /** The same for clients that prefer Markdown, and for addresses of Markdown. */
  readonly notFoundMarkdown?: ManifestFile;
  /**
   * By old path: the page that it leads to, with a query or a fragment where needed. Sent with status 301.
   */
  readonly redirects: Readonly<Record<string, string>>;
  readonly headers: readonly HeaderRule[];
}
