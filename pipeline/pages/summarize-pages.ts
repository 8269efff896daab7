import type { OperationEntry, PagesData } from '../../src/lib/reading-place/operation-entries.ts';
import { pageOperations } from './page-operations.ts';
import { unwrittenLinks } from './unwritten-links.ts';
import { readWrittenPages } from './written-pages.ts';

/** What is known once every page has been read. */
export interface PageSummary extends PagesData {
  /** The route of each link to a page that isn't written yet, once per link. */
  readonly unwritten: readonly string[];
}

/**
 * Reads every written page, and lists its operations and its links to pages that are not written.
 *
 * @throws the sentence of the first author's mistake
 */
export async function summarizePages(): Promise<PageSummary> {
  const unwritten: string[] = [];
  const operations: Record<string, readonly OperationEntry[]> = {};
  for await (const { place, page } of readWrittenPages()) {
    unwritten.push(...unwrittenLinks(page.tree));
    const entries = pageOperations(page.tree).map(({ method, title, anchor }) => ({ method, title, anchor }));
    if (entries.length > 0) operations[place.route] = entries;
  }
  return { unwritten, operations };
}
