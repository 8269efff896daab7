/** Where a skill's links lead. Anyone who has saved it needs the site's origin, which is known when it's deployed. */
import { provider } from '../../../../content/site/provider.ts';
import { siteMap } from '../../../../pipeline/content/site/site-map.ts';
import { markdownFile } from '../../markdown-pages/index.ts';

/** The URL of a page's Markdown with its samples in one language. */
export function addressInLanguage(route: string, language: string): string {
  return `${provider.siteUrl ?? ''}/${markdownFile(route, language)}`;
}

/** The folder of all skills on the site. */
export const SKILLS = '/.well-known/agent-skills';

/**
 * Notes a link to a page's Markdown, or to another file of the site, until the skill is put together. Then `linkText` gives
 * it its URL.
 *
 * @param target path from the site's root, with an anchor where it has one, e.g. `/docs/api/testing#3ds`
 */
export function addressOnSite(target: string): string {
  const [route] = target.split('#', 1);
  const isPage = siteMap.some((page) => page.route === route);
  return `${isPage ? 'page' : 'site'}:${target}`;
}
