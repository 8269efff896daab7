import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import type { SearchContent } from '../../app/outputs/search/index.ts';
import { listen } from '../../server/listen.ts';
import { shutDown } from '../../server/shutdown.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { writeManifest } from '../../scripts/lib/write-manifest.ts';
import { lunrSearch } from './lunr-search.ts';
import { openPagefind, writePagefind } from './pagefind-search.ts';
import { installPeers } from './peers.ts';
import {
  measureRelevance,
  relevanceLines,
  type RelevanceQuery,
} from '../../tests/search/support/relevance.ts';

/** Queries by the name of their set. */
type QuerySets = ReadonlyMap<string, readonly RelevanceQuery[]>;

type Search = Parameters<typeof measureRelevance>[1];

interface Figures {
  readonly title: string;
  readonly lines: readonly string[];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/**
 * Calls with the address of a folder that holds what Pagefind wrote about the content, served while the call lasts.
 */
async function withPagefind<T>(content: SearchContent, use: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Pagefind</title>');
  copyFileSync(path.resolve('build/404.html'), path.join(folder, '404.html'));
  await writePagefind(content, folder);
  writeManifest(folder);
  const server = createSiteServer(folder);
  try {
    return await use(await listen(server, { port: 0, host: '127.0.0.1' }));
  } finally {
    await shutDown(server);
    rmSync(folder, { recursive: true });
  }
}

async function firstSearch(browser: Browser, content: SearchContent, query: string): Promise<Figures> {
  const { files } = await lunrSearch(content);
  const lunr = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  const pagefind = await withPagefind(content, async (url) => {
    const search = await openPagefind(browser, url);
    await search.search(query);
    const bytes = await search.bytes();
    await search.close();
    return bytes;
  });
  return {
    title: `First search of a visit with others, kB (brotli), ${String(content.docs.length)} pages`,
    lines: [
      `lunr: ${kilobytes(lunr)} for its two files, without its script`,
      `Pagefind: ${kilobytes(pagefind)}`,
    ],
  };
}

async function relevance(browser: Browser, site: SearchContent, sets: QuerySets): Promise<Figures[]> {
  const figures: Figures[] = [];
  const measure = async (peer: string, search: Search): Promise<void> => {
    for (const [set, queries] of sets)
      figures.push({
        title: `${peer}: relevance, ${set}`,
        lines: relevanceLines(await measureRelevance(queries, search)),
      });
  };
  await measure('lunr', (await lunrSearch(site)).search);
  await withPagefind(site, async (url) => {
    const opened = await openPagefind(browser, url);
    await measure('Pagefind', opened.search);
    await opened.bytes();
    await opened.close();
  });
  return figures;
}

/**
 * Measures lunr and Pagefind over the same content as this search. Installs them first.
 *
 * @param site what is searched
 * @param firstQuery the query of a first search
 * @throws a sentence when they cannot be installed
 */
export async function comparePeers(
  browser: Browser,
  site: SearchContent,
  sets: QuerySets,
  firstQuery: string,
): Promise<readonly Figures[]> {
  await installPeers();
  return [...(await relevance(browser, site, sets)), await firstSearch(browser, site, firstQuery)];
}
