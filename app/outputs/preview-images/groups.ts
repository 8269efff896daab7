import { slug } from 'github-slugger';
import { provider } from '../../../content/site/provider.ts';
import { sectionIcons } from '../../../pipeline/content/site/section-icons.ts';
import { sitePages, type SitePage } from '../../../pipeline/content/site/site-map.ts';
import { MAIN_ENTRIES } from '../../../engines/addresses/index.ts';

/** A group of a sidebar, whose pages share a preview image. */
export interface PreviewGroup {
  /** In the name of its file, e.g. `api-tokens`. */
  readonly id: string;
  /** Where in the documentation it is, e.g. `API`. Absent for the home page. */
  readonly section?: string;
  readonly label: string;
  /** Name of an icon of `app/css/sidebar.css`. */
  readonly icon?: string;
}

/** What stands for the home page, and above a section's own page. */
const WHOLE_SITE = 'Developer documentation';

function groupOf({ sidebar, category: [label] }: SitePage): PreviewGroup {
  const entry = MAIN_ENTRIES.find((each) => each.sidebar === sidebar);
  if (entry === undefined) return { id: 'home', label: WHOLE_SITE };
  if (label === undefined) return { id: entry.sidebar, section: WHOLE_SITE, label: entry.label };
  return {
    id: `${entry.sidebar}-${slug(label)}`,
    section: entry.section,
    label,
    icon: sectionIcons[label],
  };
}

/** The groups that have a page, as the site map orders them. */
export function previewGroups(): readonly PreviewGroup[] {
  const groups = sitePages.map(groupOf);
  return [...new Map(groups.map((group) => [group.id, group])).values()];
}

/** The image that stands for a page where its link is shared. */
export interface Preview {
  /** Where it's served, e.g. `/preview/api-tokens.png`. */
  readonly path: string;
  readonly alt: string;
}

/** Where a group's image is served. */
export const previewPath = ({ id }: PreviewGroup): string => `/preview/${id}.png`;

/** The preview of a page, if it's on the site map. Pages of the gallery aren't. */
export function previewOf(route: string): Preview | undefined {
  const page = sitePages.find((each) => each.route === route);
  if (page === undefined) return undefined;
  const group = groupOf(page);
  const names = [group.section, group.label].filter((name) => name !== undefined);
  return { path: previewPath(group), alt: `${provider.wordmark}: ${names.join(', ')}` };
}
