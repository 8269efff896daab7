/** Where a skill's links lead. Anyone who has saved it needs the site's origin, which is known when it's deployed. */
import { provider } from '../../../../site/provider.ts';
import { sitePages } from '../../../../site/site-map.ts';
import { twinFile } from '../../twins/index.ts';

/** The URL of a page's Markdown with its samples in one language. */
export function addressInLanguage(route: string, language: string): string {
  return `${provider.siteUrl ?? ''}/${twinFile(route, language)}`;
}

/** The folder of all skills on the site. */
export const SKILLS = '/.well-known/agent-skills';

/**
 * The URL of a page's Markdown, or of another file of the site. It's a path where the site's origin isn't known.
 *
 * @param target path from the site's root, with an anchor where it has one, e.g. `/docs/api/testing#3ds`
 */
export function addressOnSite(target: string): string {
  const [, route = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
  const isPage = sitePages.some((page) => page.route === route);
  return `${provider.siteUrl ?? ''}${isPage ? `/${twinFile(route)}` : route}${hash}`;
}
