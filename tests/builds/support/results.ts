import { vi } from 'vitest';
import type { withTracking } from '../../../pipeline/cache/index.ts';

/** Makes one page or one kind of output. */
type Make = () => Promise<unknown>;

/** What a result came out as. */
interface Outcome {
  /** The result as JSON, or the sentence of an author's mistake. */
  readonly text: string;
  readonly isMistake: boolean;
}

/** What one page or output is made by, by the page's file or the output's name. */
export type Makers = ReadonlyMap<string, Make>;

const asText = (files: Iterable<readonly [string, unknown]>): unknown =>
  [...files].map(([file, content]) => [file, String(content)]);

/**
 * Everything that is made from material, by modules that remember nothing yet: the tree of every page, downloads, the
 * data of components for the browser, and what the search finds.
 *
 * @returns what makes each result, and what records the files that a result is made from
 */
export async function freshMakers(): Promise<{
  readonly makers: Makers;
  readonly traced: typeof withTracking;
}> {
  vi.resetModules();
  const sources = await import('../../../pipeline/cache/index.ts');
  const { readPage } = await import('../../../components/pages.ts');
  const { downloadMakers } = await import('../../../app/outputs/downloads/index.ts');
  const { browserDataFiles } = await import('../../../app/outputs/browser-data/index.ts');
  const { collectSections } = await import('../../../app/outputs/search/index.ts');
  const { sitePages } = await import('../../../pipeline/content/site/site-map.ts');
  const pages = sitePages.map(({ file }) => file).filter((file) => file.endsWith('.mdx'));
  const makers = new Map<string, Make>([
    ...Object.entries(downloadMakers).map(([name, make]): [string, Make] => [
      name,
      async () => asText(await make()),
    ]),
    ['browser data', async () => asText(await browserDataFiles())],
    ...pages.map((file): [string, Make] => [file, () => readPage(file)]),
    ['search', collectSections],
  ]);
  return { makers, traced: sources.withTracking };
}

export async function outcome(make: Make): Promise<Outcome> {
  try {
    return { text: JSON.stringify(await make()), isMistake: false };
  } catch (error) {
    return { text: String(error), isMistake: true };
  }
}
