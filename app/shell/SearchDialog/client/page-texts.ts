import type { PageTexts } from '../../../../engines/search';
import { fetchJson } from './fetch-json';

/** The strings that results quote, page by page. */
export interface TextsOfPages {
  /** What was fetched already. */
  readonly known: (page: number) => PageTexts | undefined;
  /** Fetches what is not known yet; undefined when that fails. The next call tries again. */
  readonly read: (page: number) => Promise<PageTexts | undefined>;
}

/**
 * Reads the strings of pages, each once. Results do without their excerpts when one cannot be fetched.
 *
 * @param textsUrl followed by the number of a page and `.json`
 */
export function createTextsOfPages(textsUrl: string): TextsOfPages {
  const known = new Map<number, PageTexts>();
  const underWay = new Map<number, Promise<PageTexts | undefined>>();

  async function fetchTexts(page: number): Promise<PageTexts | undefined> {
    try {
      const texts = await fetchJson<PageTexts>(`${textsUrl}${String(page)}.json`);
      known.set(page, texts);
      return texts;
    } catch {
      return undefined;
    } finally {
      underWay.delete(page);
    }
  }

  return {
    known: (page) => known.get(page),
    read: async (page) => {
      const texts = known.get(page) ?? underWay.get(page) ?? fetchTexts(page);
      if (texts instanceof Promise) underWay.set(page, texts);
      return texts;
    },
  };
}
