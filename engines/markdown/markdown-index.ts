/** What the build says about the pages' Markdown in `build/.markdown-index.json`, for code that reads the built site. */

/** Its name in the build output. It begins with a dot, so it's never served. */
export const MARKDOWN_INDEX_FILE = '.markdown-index.json';

/** Goes up when the shape changes. */
export const MARKDOWN_INDEX_VERSION = 1;

/** The Markdown of a page. */
export interface MarkdownPage {
  /** Route of the page, e.g. `/docs/api/tokens`. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Readers' own words for the page, and for sections by their anchors. */
  readonly keywords: readonly string[];
  readonly sectionKeywords: Readonly<Record<string, readonly string[]>>;
  /** Where the page is, from its main section down, e.g. `['API', 'Tokens']`. It's empty for the home page. */
  readonly group: readonly string[];
  /** From the site's root, e.g. `docs/api/tokens.md`. For a page in parts it's their index. */
  readonly file: string;
  readonly tokens: number;
  /** Files of its parts. It's empty where the page is one file. */
  readonly parts: readonly string[];
  /** What there is in one language alone, by language, e.g. `python`. */
  readonly languages: Readonly<Record<string, MarkdownVariantFiles>>;
}

/** A page in one language. */
export interface MarkdownVariantFiles {
  readonly file: string;
  readonly parts: readonly string[];
}

/** All pages in site map order. */
export interface MarkdownIndex {
  readonly version: typeof MARKDOWN_INDEX_VERSION;
  readonly pages: readonly MarkdownPage[];
  /** Where each operation is, e.g. `/docs/api/tokens#tokens-create` for `tokens.create`. */
  readonly operations: Readonly<Record<string, string>>;
  /** How many tokens each file has, by its path from the site's root. The lists of pages are among them. */
  readonly tokens: Readonly<Record<string, number>>;
}
