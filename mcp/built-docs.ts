/** What the build wrote, read when it's asked for. Nothing else of the project is needed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createSearchEngine,
  SEARCH_URLS,
  type AnswerSource,
  type SearchDocuments,
  type SearchIndexFile,
  type SearchUrls,
} from '../engines/search/index.ts';
import { TOOL_DATA_FILE, type ToolData } from '../engines/tool-data/index.ts';
import {
  MARKDOWN_INDEX_FILE,
  markdownSections,
  type MarkdownIndex,
  type MarkdownPage,
  type MarkdownSection,
  type MarkdownVariantFiles,
} from '../engines/markdown/index.ts';
import { MANIFEST_FILE, type SiteManifest } from '../engines/serving/index.ts';

/** The documentation as tools use it. */
export interface BuiltDocs {
  readonly pages: readonly MarkdownPage[];
  /** The page at a route. */
  readonly pageAt: (route: string) => MarkdownPage | undefined;
  /** The route of an old path. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Where operations are documented, by ID. */
  readonly operations: Readonly<Record<string, string>>;
  /** Languages of samples, those of most pages first. */
  readonly languages: readonly string[];
  /** The Markdown at an address of the site, e.g. `docs/api/tokens.md`; undefined where the build wrote none. */
  readonly markdown: (file: string) => string | undefined;
  /** The sections of a page from its title on, with samples in one language, or in all. */
  readonly sections: (page: MarkdownPage, language?: string) => readonly MarkdownSection[];
  readonly search: () => AnswerSource;
  /** Groups of phrases that mean the same. */
  readonly synonyms: () => readonly (readonly string[])[];
  readonly tools: ToolData;
}

/** The value that was made the first time. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function languagesOf(pages: readonly MarkdownPage[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const language of pages.flatMap(({ languages }) => Object.keys(languages)))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}

/** All Markdown of a page. */
const filesOf = ({ file, parts, languages }: MarkdownPage): readonly string[] =>
  [{ file, parts }, ...Object.values(languages)].flatMap((one) => [one.file, ...one.parts]);

/** The title is in the first file of a page, and everything else in its parts, if it has any. */
function sectionsIn(
  { file, parts }: MarkdownVariantFiles,
  read: (file: string) => string,
): readonly MarkdownSection[] {
  const [whole, ...others] = [file, ...parts].map((one) => markdownSections(read(one)));
  const title = whole?.filter(({ heading, level }) => heading !== '' && (level === 1 || parts.length === 0));
  return [...(title ?? []), ...others.flat().filter(({ level }) => level > 1)];
}

/**
 * Opens the built documentation.
 *
 * @param folder of the built site
 * @throws a sentence when it isn't built
 */
export function openBuiltDocs(folder: string): BuiltDocs {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const cut = new Map<MarkdownVariantFiles, readonly MarkdownSection[]>();
  const sections = (variant: MarkdownVariantFiles): readonly MarkdownSection[] => {
    const known = cut.get(variant) ?? sectionsIn(variant, read);
    cut.set(variant, known);
    return known;
  };
  const json = (file: string): unknown => {
    if (!existsSync(path.join(folder, file))) throw new Error(`${folder} has no ${file}. Run: npm run build`);
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  };

  const searchFiles = once(() => {
    const { documentsUrl, indexUrl } = json(SEARCH_URLS) as SearchUrls;
    return { documents: json(documentsUrl) as SearchDocuments, index: json(indexUrl) as SearchIndexFile };
  });

  const { pages, operations } = json(MARKDOWN_INDEX_FILE) as MarkdownIndex;
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const files = new Set(pages.flatMap(filesOf));
  return {
    pages,
    pageAt: (route) => byRoute.get(route),
    redirects: (json(MANIFEST_FILE) as SiteManifest).redirects,
    operations,
    languages: languagesOf(pages),
    markdown: (file) => (files.has(file) ? read(file) : undefined),
    sections: (page, language = '') => sections(page.languages[language] ?? page),
    search: once(() => {
      const { documents, index } = searchFiles();
      return { documents, engine: createSearchEngine(documents, index), knownTexts: () => undefined };
    }),
    synonyms: () => searchFiles().index.words.synonyms,
    tools: json(TOOL_DATA_FILE) as ToolData,
  };
}
