// Change: the operations of the current page are entries below it, so that a long page can be crossed from anywhere,
// and the sidebar scrolls to the entry of the current page, which can be far down.
import { useEffect, type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { usePluginData } from '@docusaurus/useGlobalData';
import OriginalItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import type { OperationEntry, PagesData } from '@site/src/lib/reading-place/operation-entries';
import { OperationItem, operationOf } from './OperationItem';
import { showCurrentPage } from './show-in-sidebar';

function entryItem(route: string, operation: OperationEntry): PropSidebarItem {
  return {
    type: 'link',
    label: operation.title,
    href: `${route}#${operation.anchor}`,
    customProps: { operation },
  };
}

/**
 * The item of the current page with its operations as its first entries; a page without other entries does not fold.
 */
function withOperations(item: PropSidebarItem, operations: readonly OperationEntry[]): PropSidebarItem {
  if (item.type === 'html' || item.href === undefined) return item;
  const { href } = item;
  const entries = operations.map((operation) => entryItem(href, operation));
  if (item.type === 'category') return { ...item, items: [...entries, ...item.items] };
  const { label, className } = item;
  return { type: 'category', label, className, href, items: entries, collapsed: false, collapsible: false };
}

/** The address of a page that is a folder has a slash at its end. */
function routeOf(href: string): string {
  return href.replace(/\/$/, '');
}

export default function DocSidebarItem(props: Props): ReactNode {
  const { item, activePath } = props;
  const pages = usePluginData('pages') as PagesData;
  const operation = operationOf(item);
  const route = routeOf(activePath);
  const isCurrent = item.type !== 'html' && item.href !== undefined && routeOf(item.href) === route;
  useEffect(() => {
    if (isCurrent) showCurrentPage();
  }, [isCurrent]);
  if (operation !== undefined) return <OperationItem {...props} operation={operation} />;
  const operations = isCurrent ? pages.operations[route] : undefined;
  return (
    <OriginalItem {...props} item={operations === undefined ? item : withOperations(item, operations)} />
  );
}
