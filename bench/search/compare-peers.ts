import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { SearchMaterial } from '../../plugins/search/collect-sections.ts';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { writeManifest } from '../../scripts/lib/write-manifest.ts';
import { lunrSearch } from './lunr-search.ts';
import { openPagefind, writePagefind } from './pagefind-search.ts';
import { installPeers } from './peers.ts';
import { measureRelevance, relevanceLines, type RelevanceQuery } from './relevance.ts';

interface Figures {
  readonly title: string;
  readonly lines: readonly string[];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Calls with the address of a folder that holds what Pagefind wrote about the material, served while the call lasts. */
async function withPagefind<T>(material: SearchMaterial, use: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  copyFileSync(path.resolve('build/404.html'), path.join(folder, '404.html'));
  await writePagefind(material, folder);
  writeManifest(folder);
  const server = createSiteServer(folder);
  try {
    return await use(await listen(server, { port: 0, host: '127.0.0.1' }));
  } finally {
    await shutDown(server);
    rmSync(folder, { recursive: true });
  }
}

async function firstSearch(browser: Browser, material: SearchMaterial, query: string): Promise<Figures> {
  const { files } = await lunrSearch(material);
  const lunr = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  const pagefind = await withPagefind(material, async (url) => {
    const search = await openPagefind(browser, url);
    await search.search(query);
    const bytes = await search.bytes();
    await search.close();
    return bytes;
  });
  return {
    title: `First search of a visit with others, kB (brotli), ${String(material.docs.length)} pages`,
    lines: [
      `lunr: ${kilobytes(lunr)} for its two files, without its script`,
      `Pagefind: ${kilobytes(pagefind)}`,
    ],
  };
}

async function relevance(
  browser: Browser,
  site: SearchMaterial,
  queries: readonly RelevanceQuery[],
): Promise<Figures[]> {
  const { search } = await lunrSearch(site);
  const lunr = await measureRelevance(queries, search);
  const pagefind = await withPagefind(site, async (url) => {
    const opened = await openPagefind(browser, url);
    const measured = await measureRelevance(queries, opened.search);
    await opened.bytes();
    await opened.close();
    return measured;
  });
  return [
    { title: 'lunr: relevance', lines: relevanceLines(lunr) },
    { title: 'Pagefind: relevance', lines: relevanceLines(pagefind) },
  ];
}

/**
 * Measures lunr and Pagefind over the same material as this search. Installs them first.
 *
 * @param material the site, and a site of the size that it will have
 * @param firstQuery the query of a first search
 * @throws a sentence when they cannot be installed
 */
export async function comparePeers(
  browser: Browser,
  { site, pages }: { readonly site: SearchMaterial; readonly pages: SearchMaterial },
  queries: readonly RelevanceQuery[],
  firstQuery: string,
): Promise<readonly Figures[]> {
  await installPeers();
  return [
    ...(await relevance(browser, site, queries)),
    await firstSearch(browser, site, firstQuery),
    await firstSearch(browser, pages, firstQuery),
  ];
}
