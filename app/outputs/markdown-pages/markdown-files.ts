import { homeDescription, homeTitle } from '../../shell/Home/entries.ts';
import {
  countTokens,
  type MarkdownPage,
  type MarkdownVariantFiles,
} from '../../../engines/markdown/index.ts';
import { languageLabel } from '../../../pipeline/code-samples/index.ts';
import { loadPages, type LoadedPage } from '../../../components/pages.ts';
import { lastChange } from '../../../pipeline/cache/build-time/index.ts';
import { headText, type MarkdownHead } from './head.ts';
import { homeText } from './home-text.ts';
import { MAX_CHARACTERS } from './max-characters.ts';
import { ALL_LANGUAGES, pageTexts, type PageTexts } from './page-texts.ts';
import { resolveLinks, type MarkdownByRoute } from './resolve-links.ts';
import { markdownVariants, type MarkdownVariant } from './markdown-variants.ts';

/** What a page says about itself in each of its files. */
type PageFacts = Pick<MarkdownHead, 'title' | 'description' | 'route' | 'updated'> &
  Pick<MarkdownPage, 'group' | 'keywords' | 'sectionKeywords'>;

/** A page before its links have URLs. */
interface TextsOfPage {
  readonly facts: PageFacts;
  readonly variants: readonly MarkdownVariant[];
}

/** A page, finished. */
export interface FinishedPage {
  readonly entry: MarkdownPage;
  /** What each of its files contains. */
  readonly files: ReadonlyMap<string, MarkdownContent>;
  /** The page in one piece and all languages, without what stands before its title. */
  readonly text: string;
}

/** A file of Markdown. */
export interface MarkdownContent {
  readonly content: string;
  readonly tokens: number;
}

async function homePage(): Promise<TextsOfPage> {
  const texts: PageTexts = { [ALL_LANGUAGES]: await homeText() };
  return {
    facts: {
      title: homeTitle,
      description: homeDescription,
      route: '/',
      updated: lastChange('app/shell/Home'),
      group: [],
      keywords: [],
      sectionKeywords: {},
    },
    variants: markdownVariants('/', texts),
  };
}

async function textsOfPage(loaded: LoadedPage): Promise<TextsOfPage> {
  const { place, page } = loaded;
  const { title, description, keywords = [], section_keywords: sectionKeywords = {} } = page.frontMatter;
  const { route, category: group } = place;
  return {
    facts: { title, description, route, updated: lastChange(page.file), group, keywords, sectionKeywords },
    variants: markdownVariants(route, await pageTexts(loaded)),
  };
}

/** What stands before the text of a file of a page. */
function headOf({ facts, variants }: TextsOfPage, { language, whole, parts }: MarkdownVariant, part: number) {
  const inAll = language === ALL_LANGUAGES;
  const others = variants.flatMap((one): [string, string][] =>
    one.language === ALL_LANGUAGES ? [] : [[languageLabel(one.language), one.whole.file]],
  );
  return {
    ...facts,
    ...(inAll ? {} : { language }),
    ...(part === 0 ? {} : { part: { number: part, of: parts.length, index: whole.file } }),
    others: inAll && part === 0 ? others : [],
  };
}

function checkLength(file: string, { length }: string): void {
  if (length > MAX_CHARACTERS)
    throw new Error(
      `${file} has ${String(length)} characters, and fetchers cut off what is above ${String(MAX_CHARACTERS)}. Divide the page by more headings, or lower LONGEST in split-text.ts.`,
    );
}

function finishPage(
  page: TextsOfPage,
  markdownPages: MarkdownByRoute,
  siteUrl: string | undefined,
): FinishedPage {
  const files = new Map<string, MarkdownContent>();
  for (const variant of page.variants) {
    const { language, whole, parts } = variant;
    [whole, ...parts].forEach(({ file, text: unresolved }, part) => {
      const text = resolveLinks(unresolved, { file, language }, markdownPages, siteUrl);
      const tokens = countTokens(text);
      const content = headText({ ...headOf(page, variant, part), tokens }, siteUrl) + text;
      checkLength(file, content);
      files.set(file, { content, tokens });
    });
  }
  const filesOf = ({ whole, parts }: MarkdownVariant): MarkdownVariantFiles => ({
    file: whole.file,
    parts: parts.map(({ file }) => file),
  });
  const inAll = inAllLanguages(page);
  const others = page.variants.filter((variant) => variant !== inAll);
  const { route, title, description, group, keywords, sectionKeywords } = page.facts;
  const entry = {
    ...{ route, title, description, group, keywords, sectionKeywords, ...filesOf(inAll) },
    tokens: files.get(inAll.whole.file)?.tokens ?? 0,
    languages: Object.fromEntries(others.map((variant) => [variant.language, filesOf(variant)])),
  };
  const linking = { file: '', language: ALL_LANGUAGES };
  return { entry, files, text: resolveLinks(inAll.text, linking, markdownPages, siteUrl) };
}

function inAllLanguages({ facts, variants }: TextsOfPage): MarkdownVariant {
  const found = variants.find(({ language }) => language === ALL_LANGUAGES);
  if (found === undefined) throw new Error(`The page ${facts.route} has no text in all languages.`);
  return found;
}

/**
 * Writes every page of the site as Markdown.
 *
 * @param siteUrl origin of the site. Without one, URLs are paths from its root
 * @returns the home page, then the others in site map order
 * @throws the sentence for an author's first mistake
 */
export async function markdownFiles(siteUrl: string | undefined): Promise<readonly FinishedPage[]> {
  const pages = [await homePage()];
  for await (const loaded of loadPages()) pages.push(await textsOfPage(loaded));
  const markdownPages: MarkdownByRoute = new Map(
    pages.map(({ facts, variants }) => [
      facts.route,
      new Map(variants.map((variant) => [variant.language, variant])),
    ]),
  );
  return pages.map((page) => finishPage(page, markdownPages, siteUrl));
}
