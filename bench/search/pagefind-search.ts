import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { SearchContent } from '../../app/outputs/search/index.ts';
import { fullAnchor } from '../../engines/search/index.ts';
import { loadPeer } from './peers.ts';

/** The part of Pagefind's indexer that is used. */
interface Pagefind {
  readonly createIndex: () => Promise<{ readonly index?: PagefindIndex; readonly errors: readonly string[] }>;
  readonly close: () => Promise<unknown>;
}

interface PagefindIndex {
  readonly addHTMLFile: (file: { readonly url: string; readonly content: string }) => Promise<unknown>;
  readonly writeFiles: (options: { readonly outputPath: string }) => Promise<unknown>;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function html({ docs, texts }: SearchContent, page: number): string {
  const doc = docs[page];
  if (doc === undefined) return '';
  const sections = doc.sections.map(({ heading, anchor, level }, section) => {
    const depth = String(Math.min(level, 6));
    const text = (texts[page]?.[section] ?? []).map((block) => `<p>${escape(block)}</p>`).join('');
    return `<h${depth} id="${fullAnchor(anchor, heading)}">${escape(heading || doc.title)}</h${depth}>${text}`;
  });
  return `<!doctype html><html lang="en"><title>${escape(doc.title)}</title><body data-pagefind-body>${sections.join('')}</body></html>`;
}

/**
 * Indexes the same sections with Pagefind, as pages with headings.
 *
 * @param folder below which the folder `pagefind` is written
 */
export async function writePagefind(material: SearchContent, folder: string): Promise<void> {
  const { createIndex, close } = (await loadPeer('pagefind')) as Pagefind;
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`Pagefind made no index: ${errors.join('; ')}`);
  for (const [page, { url }] of material.docs.entries())
    await index.addHTMLFile({ url: `${url}.html`, content: html(material, page) });
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  await close();
}

/** Pagefind in a page of the site that it was written for. */
export interface PagefindSearch {
  /** Urls of its first eight pages. */
  readonly search: (query: string) => Promise<readonly string[]>;
  /** What it has fetched so far; its files come compressed, its script is counted with brotli. */
  readonly bytes: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Opens a page in which Pagefind can be asked. */
export async function openPagefind(browser: Browser, siteUrl: string): Promise<PagefindSearch> {
  const page = await browser.newPage();
  await page.goto(siteUrl);
  const fetched: Promise<number>[] = [];
  page.on('response', (response) => {
    const size = async (): Promise<number> => {
      const body = await response.body();
      return Math.min(body.length, brotliCompressSync(body).length);
    };
    fetched.push(size());
  });
  const ask = `async (query) => {
    const { search } = await import('/pagefind/pagefind.js');
    const { results } = await search(query);
    const pages = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    return pages.map(({ url }) => url.replace(/\\.html$/, ''));
  }`;
  return {
    search: (query) => page.evaluate<readonly string[]>(`(${ask})(${JSON.stringify(query)})`),
    bytes: async () => (await Promise.all(fetched)).reduce((sum, size) => sum + size, 0),
    close: () => page.close(),
  };
}
