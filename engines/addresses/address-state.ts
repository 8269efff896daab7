/**
 * The state of a tool in the fragment of an address, such as `#permissions?operations=tokens.create`. Browsers don't
 * send fragments to a server, so what a reader works on stays in the browser.
 */

/** What a tool keeps: words by name. A tool checks each value that it reads, since anyone can write an address. */
export type ToolState = Readonly<Record<string, string>>;

/** The longest address, in UTF-16 units, that every current browser and most chat programs pass on whole. */
export const LONGEST_ADDRESS = 8_000;

/**
 * What an address says about a tool.
 *
 * @param hash the fragment, with its `#`
 * @param tool its name in the address, e.g. `permissions`
 * @returns undefined if the address says nothing about this tool
 */
export function stateInAddress(hash: string, tool: string): ToolState | undefined {
  const start = `#${tool}?`;
  if (!hash.startsWith(start)) return undefined;
  return Object.fromEntries(new URLSearchParams(hash.slice(start.length)));
}

/**
 * An address that opens a tool in a state. Empty values are left out.
 *
 * @param href the page, with or without a fragment
 */
export function addressWithState(href: string, tool: string, state: ToolState): string {
  const values = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ''));
  const [page = ''] = href.split('#');
  const written = values.toString();
  return written === '' ? page : `${page}#${tool}?${written}`;
}
