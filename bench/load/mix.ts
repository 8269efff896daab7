import type { SiteManifest } from '../../engines/serving/index.ts';

/** What's asked for under load, in turn. */
export interface Mix {
  /** What's there, or leads there. */
  readonly found: readonly string[];
  /** What isn't. */
  readonly missing: readonly string[];
}

/** How often each kind is asked for, in percent. With missing pages, which others ask for, it's a whole. */
const SHARES = { pages: 60, assets: 24, markdown: 8, redirects: 4 } as const;

/** Connections whose clients only ask for what isn't there, in percent. */
export const SHARE_OF_MISSING = 4;

/** So many requests, until the first comes again. */
const ROUND = 10_000;

/** Puts the kinds of requests in an order where none comes in a row for long. */
export function mixOf({ pages, files, redirects }: SiteManifest): Mix {
  const addresses = Object.keys(files);
  const kinds: Readonly<Record<keyof typeof SHARES, readonly string[]>> = {
    pages: Object.keys(pages),
    assets: addresses.filter((address) => address.startsWith('/assets/')),
    markdown: addresses.filter((address) => address.endsWith('.md')),
    redirects: Object.keys(redirects),
  };
  const due = { pages: 0, assets: 0, markdown: 0, redirects: 0 };
  const next = { ...due };
  const found: string[] = [];
  while (found.length < ROUND)
    for (const kind of Object.keys(SHARES) as (keyof typeof SHARES)[]) {
      due[kind] += SHARES[kind];
      for (; due[kind] >= 100; due[kind] -= 100) {
        const address = kinds[kind][next[kind] % kinds[kind].length];
        if (address !== undefined) found.push(encodeURI(address));
        next[kind] += 1;
      }
    }
  const missing = Object.keys(pages).map((route) => `${route === '/' ? '' : route}/nothing-here`);
  return { found, missing };
}
