import { readFile } from 'node:fs/promises';

/** Where `tests/search/relevance.test.ts` writes what it measured. */
export const RELEVANCE_REPORT = '.cache/checks/relevance.txt';

/** How well the search finds the pages for the queries of `tests/search`, as the check of the content has measured it. */
export async function relevanceReport(): Promise<readonly string[]> {
  return (await readFile(RELEVANCE_REPORT, 'utf8')).trimEnd().split('\n');
}
