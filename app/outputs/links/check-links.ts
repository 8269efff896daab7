import path from 'node:path';
import { didYouMean } from '../../../pipeline/content/did-you-mean.mjs';
import type { LinksOfPage } from './page-links.ts';

/** A page with what it links to. */
export interface LinkingPage extends LinksOfPage {
  /** From the root of the project, e.g. `content/docs/api/tokens/index.mdx`. */
  readonly file: string;
  readonly route: string;
}

/** Addresses of other sites, of mail and of telephones. */
const ELSEWHERE = /^(?:https?:|mailto:|tel:|\/\/)/i;

/** A scheme that no browser follows, such as one that only a framework reads. */
const UNKNOWN_SCHEME = /^([a-z][a-z+.-]*):/i;

/** The state of a tool in a fragment, such as `errors?status=400`: no element of the page has it as its ID. */
const TOOL_STATE = /^([a-z-]+)\?/;

/**
 * Finds the links that lead nowhere: to a page or file that there isn't, or to an anchor that its page doesn't have.
 *
 * @param pages every page of the site
 * @param others addresses that aren't pages and can be linked to, e.g. `/openapi.json`
 * @returns a sentence for each, with the page, the line and the fix
 */
export function brokenLinks(pages: readonly LinkingPage[], others: ReadonlySet<string>): readonly string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const anchors = new Map(pages.map((page) => [page, new Set(page.anchors)]));

  const target = (page: LinkingPage, address: string): LinkingPage | undefined => {
    if (address === '') return page;
    if (!address.endsWith('.mdx')) return byRoute.get(address);
    const folder = path.posix.dirname(page.file);
    return byFile.get(address.startsWith('/') ? `content${address}` : path.posix.join(folder, address));
  };

  const problem = (page: LinkingPage, to: string): string | undefined => {
    if (ELSEWHERE.test(to)) return undefined;
    const scheme = UNKNOWN_SCHEME.exec(to)?.[1];
    if (scheme !== undefined)
      return `Browsers don't follow "${scheme}:". Write a file of the site as /openapi.json.`;
    const [beforeHash = '', hash] = to.split('#');
    const [address = ''] = beforeHash.split('?');
    const linked = target(page, address);
    if (linked === undefined) {
      if (address === '/' || others.has(address)) return undefined;
      return `There's no page ${address}.${didYouMean(address, [...byRoute.keys()])}`;
    }
    const tool = TOOL_STATE.exec(hash ?? '')?.[1];
    if (tool !== undefined && linked.route.endsWith(`/${tool}`)) return undefined;
    if (hash === undefined || anchors.get(linked)?.has(decodeURIComponent(hash)) === true) return undefined;
    return `${linked.route} has no anchor #${hash}.${didYouMean(hash, linked.anchors)}`;
  };

  return pages.flatMap((page) =>
    page.links.flatMap(({ to, line }) => {
      const found = problem(page, to);
      const place = line === 0 ? page.file : `${page.file}:${String(line)}`;
      return found === undefined ? [] : [`${place}: The link to ${to} is broken. ${found}`.trim()];
    }),
  );
}
