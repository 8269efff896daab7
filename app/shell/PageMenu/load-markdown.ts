/** A page as Markdown, as this reader sees it: its samples in one language, and for the environment that was chosen. */
import environments from '@generated/sample-environments.json';
import { ENVIRONMENT_ATTRIBUTE, toEnvironment } from '../../../engines/sample-preferences';
import { shownValue } from '../../../components/browser/sample-preferences/shown';
import {
  inProduction,
  joinParts,
  markdownSections,
  mergeLanguages,
  partAddresses,
  wholeSection,
  withoutFileFacts,
  type PageInLanguage,
} from '../../../engines/markdown';
import { languagesShown, type ShownLanguage } from './languages-shown';

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${String(response.status)}.`);
  return response.text();
}

async function wholeText(address: string): Promise<string> {
  const text = await textAt(address);
  const parts = partAddresses(text, address);
  return parts.length === 0 ? text : joinParts(text, await Promise.all(parts.map(textAt)));
}

/** The page with its samples in the languages that show. */
async function inShownLanguages(address: string): Promise<string> {
  const load = async ({ id, label }: ShownLanguage): Promise<PageInLanguage> => ({
    label,
    markdown: await wholeText(address.replace(/\.md$/, `.${id}.md`)),
  });
  const [first, second] = await Promise.all(languagesShown().map(load));
  if (first === undefined) return wholeText(address);
  return second === undefined ? first.markdown : mergeLanguages(first, second);
}

/**
 * Loads the page as the reader sees it now.
 *
 * @param address of the page in all languages, e.g. `/docs/api/tokens.md`
 * @throws when a file of it can't be had
 */
export async function pageAsMarkdown(address: string): Promise<string> {
  const isProduction = toEnvironment(shownValue(ENVIRONMENT_ATTRIBUTE)) === 'production';
  const markdown = withoutFileFacts(await inShownLanguages(address));
  return isProduction ? inProduction(markdown, environments) : markdown;
}

/**
 * Loads a section of the page as the reader sees it now, with those below it.
 *
 * @param anchor the ID of its heading
 * @throws when a file of the page can't be had, or has no such section
 */
export async function sectionAsMarkdown(address: string, anchor: string): Promise<string> {
  const section = wholeSection(markdownSections(await pageAsMarkdown(address)), anchor);
  if (section === undefined) throw new Error(`${address} has no section #${anchor}.`);
  return section;
}
