/** Lists of the pages for language models, see https://llmstxt.org. */
import { provider } from '../../../content/site/provider.ts';
import { MAIN_ENTRIES } from '../../../engines/addresses/index.ts';
import { countTokens } from '../../../engines/markdown/index.ts';
import { sitePages } from '../../../pipeline/content/site/site-map.ts';
import { MAX_CHARACTERS } from './max-characters.ts';
import type { FinishedPage, MarkdownContent } from './markdown-files.ts';

/** Pages that belong together, e.g. all in a sidebar category. */
interface PageGroup {
  readonly title: string;
  /** The file with all of its pages, from the site's root. */
  readonly file: string;
  readonly pages: readonly FinishedPage[];
}

/** How long the descriptions of pages can be, as written first. */
const DESCRIPTION_LENGTHS = [160, 120, 100, 80, 60, 40];

const fileName = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Where each page is, by the labels of its section and category. */
function groupTitle({ entry }: FinishedPage): string {
  const { sidebar = null } = sitePages.find(({ route }) => route === entry.route) ?? {};
  const section = MAIN_ENTRIES.find((main) => main.sidebar === sidebar)?.section;
  return [section, entry.group[0]].filter((label) => label !== undefined).join(': ');
}

function groupsOf(pages: readonly FinishedPage[]): readonly PageGroup[] {
  const groups = new Map<string, FinishedPage[]>();
  for (const page of pages) {
    const title = groupTitle(page) || 'Home';
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return [...groups].map(([title, ofGroup]) => ({
    title,
    file: `llms-full/${fileName(title)}.txt`,
    pages: ofGroup,
  }));
}

function fullText(pages: readonly FinishedPage[], siteUrl: string): MarkdownContent {
  const content = pages.map(({ entry, text }) => `<!-- ${siteUrl}${entry.route} -->\n\n${text}`).join('\n');
  return { content, tokens: countTokens(content) };
}

const thousands = (tokens: number): string => `${Math.ceil(tokens / 1000).toLocaleString('en-US')}k tokens`;

/** A description in as many characters, cut at a word. */
function cut(description: string, length: number): string {
  if (description.length <= length) return description;
  return `${description.slice(0, length).replace(/[\s,;:]+\S*$/, '')} …`;
}

function listText(
  groups: readonly PageGroup[],
  full: ReadonlyMap<string, MarkdownContent>,
  siteUrl: string,
  longest: number,
): string {
  const sections = groups.flatMap(({ title, pages }) => [
    `## ${title}`,
    '',
    ...pages.map(
      ({ entry: { title: name, file, description } }) =>
        `- [${name}](${siteUrl}/${file}): ${cut(description, longest)}`,
    ),
    '',
  ]);
  const texts = [...full].map(
    ([file, { tokens }]) =>
      `- [${file.replace(/^llms-full\/|\.txt$/g, '')}](${siteUrl}/${file}): ${thousands(tokens)}`,
  );
  return [
    `# ${provider.wordmark}`,
    '',
    `> How to keep card numbers and other sensitive data in the vault of ${provider.name}, and use them without holding them: guides, concepts, the API reference, and SDKs.`,
    '',
    `Each page below is Markdown. Its samples are in every language; for one alone, add the language before the ending, as in ${siteUrl}/docs/api/tokens.python.md (curl, node, python, csharp, go, java). A long page is an index of its parts. Send requests to the test host with a test key until the integration works. When a charge's response is lost, its outcome is unknown: find out before you charge again.`,
    '',
    `For scripts: the API description, with an example of every operation, is at ${siteUrl}/openapi.json. Skills for common tasks are listed at ${siteUrl}/.well-known/agent-skills/index.json, and hosts and status at ${siteUrl}/.well-known/api-catalog.`,
    '',
    ...sections,
    '## Optional',
    '',
    ...texts,
    '',
  ].join('\n');
}

/** The list with descriptions as long as they can be. */
function fittingList(
  groups: readonly PageGroup[],
  full: ReadonlyMap<string, MarkdownContent>,
  siteUrl: string,
): string {
  for (const longest of DESCRIPTION_LENGTHS) {
    const content = listText(groups, full, siteUrl, longest);
    if (content.length < MAX_CHARACTERS) return content;
  }
  throw new Error(
    `llms.txt is longer than ${String(MAX_CHARACTERS)} characters, where fetchers cut it off, even with short descriptions. Divide it into lists by section.`,
  );
}

/**
 * Writes `llms.txt`, the list of all pages, `llms-full.txt` with all of their content, and a file with the content of
 * each group.
 *
 * @returns contents by file
 * @throws a sentence when the list is longer than what fetchers read
 */
export function llmsLists(
  pages: readonly FinishedPage[],
  siteUrl = '',
): ReadonlyMap<string, MarkdownContent> {
  const groups = groupsOf(pages);
  const full = new Map([
    ['llms-full.txt', fullText(pages, siteUrl)],
    ...groups.map(({ file, pages: ofGroup }) => [file, fullText(ofGroup, siteUrl)] as const),
  ]);
  const content = fittingList(groups, full, siteUrl);
  return new Map([['llms.txt', { content, tokens: countTokens(content) }], ...full]);
}
