import { sectionIcons } from '../../../pipeline/content/site/section-icons.ts';
import { sitePages, type SitePage } from '../../../pipeline/content/site/site-map.ts';

export type SidebarName = NonNullable<SitePage['sidebar']>;

/** An entry of a sidebar: a page, or a category of entries, which can have a page too. */
export interface SidebarEntry {
  readonly label: string;
  /** Route of its page; absent for a category without one. */
  readonly route?: string;
  /** Name of an icon of `app/css/sidebar.css`. */
  readonly icon?: string;
  readonly badge?: SitePage['badge'];
  /** Empty for a page that isn't a category. */
  readonly entries: readonly SidebarEntry[];
}

interface Growing extends SidebarEntry {
  route?: string;
  /** A page that isn't a category can have the label of one that comes later. */
  readonly isCategory: boolean;
  readonly entries: Growing[];
}

function findOrAddCategory(level: Growing[], label: string, isTop: boolean): Growing {
  const found = level.find((entry) => entry.label === label && entry.isCategory);
  if (found !== undefined) return found;
  const added: Growing = {
    label,
    ...(isTop ? { icon: sectionIcons[label] } : {}),
    isCategory: true,
    entries: [],
  };
  level.push(added);
  return added;
}

function addPage(top: Growing[], { route, label, category, badge }: SitePage): void {
  let level = top;
  let around: Growing | undefined;
  for (const name of category) {
    around = findOrAddCategory(level, name, level === top);
    level = around.entries;
  }
  if (around?.label === label && around.route === undefined) around.route = route;
  else
    level.push({
      label,
      route,
      badge,
      icon: around === undefined ? sectionIcons[label] : undefined,
      isCategory: false,
      entries: [],
    });
}

function makeSidebar(name: SidebarName): readonly SidebarEntry[] {
  const top: Growing[] = [];
  for (const page of sitePages) if (page.sidebar === name) addPage(top, page);
  return top;
}

const made = new Map<SidebarName, readonly SidebarEntry[]>();

/** A sidebar as the site map orders it. A category whose page has its label leads to that page. */
export function sidebarOf(name: SidebarName): readonly SidebarEntry[] {
  const sidebar = made.get(name) ?? makeSidebar(name);
  made.set(name, sidebar);
  return sidebar;
}
