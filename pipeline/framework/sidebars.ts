import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { docId, pageFile, sitePages, type SitePage } from '../../site/site-map.ts';
import { sectionIcons } from '../../site/section-icons.ts';

type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];
type SidebarName = NonNullable<SitePage['sidebar']>;

interface Category {
  readonly type: 'category';
  readonly label: string;
  readonly collapsed: boolean;
  readonly className?: string;
  readonly items: SidebarItem[];
  link?: { readonly type: 'doc'; readonly id: string };
}

function iconClass(label: string): string | undefined {
  const icon = sectionIcons[label];
  return icon === undefined ? undefined : `sidebar-icon sidebar-icon--${icon}`;
}

function pageClass(page: SitePage): string | undefined {
  const classes = [
    page.category.length === 0 ? iconClass(page.label) : undefined,
    page.badge === undefined ? undefined : `sidebar-badge sidebar-badge--${page.badge}`,
  ].filter((name) => name !== undefined);
  return classes.length === 0 ? undefined : classes.join(' ');
}

function findOrAddCategory(items: SidebarItem[], label: string, depth: number): Category {
  const found = items.find(
    (item): item is Category => typeof item === 'object' && item.type === 'category' && item.label === label,
  );
  if (found) return found;
  const className = depth === 0 ? iconClass(label) : undefined;
  const added: Category = {
    type: 'category',
    label,
    collapsed: true,
    ...(className ? { className } : {}),
    items: [],
  };
  items.push(added);
  return added;
}

function addPage(items: SidebarItem[], page: SitePage): void {
  let level = items;
  let category: Category | undefined;
  for (const [depth, label] of page.category.entries()) {
    category = findOrAddCategory(level, label, depth);
    level = category.items;
  }
  const id = docId(page.route);
  const className = pageClass(page);
  if (category?.label === page.label && category.link === undefined) {
    category.link = { type: 'doc', id };
  } else {
    level.push({ type: 'doc', id, label: page.label, ...(className ? { className } : {}) });
  }
}

/** A category that holds nothing but its own page shows as that page. */
function collapseSingletons(items: SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (typeof item !== 'object' || item.type !== 'category' || !Array.isArray(item.items)) return item;
    const link = item.link;
    if (item.items.length === 0 && link?.type === 'doc') {
      return {
        type: 'doc',
        id: link.id,
        label: item.label,
        ...(item.className ? { className: item.className } : {}),
      };
    }
    return { ...item, items: collapseSingletons(item.items) };
  });
}

function sidebar(name: SidebarName): SidebarItem[] {
  const items: SidebarItem[] = [];
  for (const page of sitePages) {
    if (page.sidebar === name && pageFile(page.route) !== undefined) addPage(items, page);
  }
  return collapseSingletons(items);
}

/** The three sidebars, read from the site map; a page that is not written yet is left out. */
const sidebars = { docs: sidebar('docs'), api: sidebar('api'), sdk: sidebar('sdk') } satisfies SidebarsConfig;
export default sidebars;
