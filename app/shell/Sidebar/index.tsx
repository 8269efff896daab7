import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Method } from '@site/components/shared/Method';
import type { OperationEntry } from '@site/components/browser/reading-place/operation-entries';
import styles from './styles.module.css';

/** An entry of a sidebar: a page, or a category of entries, which can have a page too. */
export interface SidebarItem {
  readonly label: string;
  readonly route?: string;
  readonly icon?: string;
  readonly badge?: string;
  readonly entries: readonly SidebarItem[];
}

interface SidebarProps {
  readonly entries: readonly SidebarItem[];
  /** Route of the page that shows. */
  readonly current: string;
  /** The operations of that page. */
  readonly operations: readonly OperationEntry[];
}

function holds({ route, entries }: SidebarItem, current: string): boolean {
  return route === current || entries.some((entry) => holds(entry, current));
}

function Operations({ operations }: Pick<SidebarProps, 'operations'>): ReactNode {
  return operations.map(({ method, title, anchor }) => (
    <li key={anchor} className="menu__list-item">
      <a className={clsx('menu__link', styles.entry)} href={`#${anchor}`} data-operation-link={anchor}>
        <Method method={method} className={styles.method} />
        <span>{title}</span>
      </a>
    </li>
  ));
}

/** The link of an entry. */
function EntryLink({ entry, current }: { readonly entry: SidebarItem; readonly current: string }): ReactNode {
  const { label, route, entries } = entry;
  const isCurrent = route === current;
  return (
    <a
      className={clsx(
        'menu__link',
        entries.length > 0 && 'menu__link--sublist',
        (isCurrent || (entries.length > 0 && holds(entry, current))) && 'menu__link--active',
      )}
      href={route}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{label}</span>
    </a>
  );
}

/** A category without a page of its own: it opens and closes, and where no script runs, it leads to its first page. */
function CategoryButton({
  entry,
  isOpen,
}: {
  readonly entry: SidebarItem;
  readonly isOpen: boolean;
}): ReactNode {
  const { label, entries } = entry;
  return (
    <a
      className={clsx('menu__link menu__link--sublist menu__link--caret', isOpen && 'menu__link--active')}
      href={firstRoute(entries)}
      role="button"
      aria-expanded={isOpen}
      data-category={label}
      // It's no navigation, for which the router looks at links.
      data-astro-reload
      data-astro-prefetch="false"
    >
      <span>{label}</span>
    </a>
  );
}

function firstRoute(entries: readonly SidebarItem[]): string | undefined {
  for (const { route, entries: below } of entries) {
    const found = route ?? firstRoute(below);
    if (found !== undefined) return found;
  }
  return undefined;
}

function Entry({
  entry,
  ...rest
}: Omit<SidebarProps, 'entries'> & { readonly entry: SidebarItem }): ReactNode {
  const { current, operations } = rest;
  const { label, route, icon, badge, entries } = entry;
  const own = route === current ? operations : [];
  const isCategory = entries.length > 0;
  const isOpen = isCategory && holds(entry, current);
  return (
    <li
      className={clsx(
        'menu__list-item',
        isCategory && !isOpen && 'menu__list-item--collapsed',
        icon !== undefined && `sidebar-icon sidebar-icon--${icon}`,
        badge !== undefined && `sidebar-badge sidebar-badge--${badge}`,
      )}
    >
      {!isCategory && <EntryLink entry={entry} current={current} />}
      {isCategory && (
        <div className="menu__list-item-collapsible">
          {route === undefined ? (
            <CategoryButton entry={entry} isOpen={isOpen} />
          ) : (
            <>
              <EntryLink entry={entry} current={current} />
              <button
                type="button"
                className="menu__caret"
                aria-label={`Pages in ${label}`}
                aria-expanded={isOpen}
                data-category={label}
              />
            </>
          )}
        </div>
      )}
      {(isCategory || own.length > 0) && (
        <ul className="menu__list">
          <Operations operations={own} />
          {entries.map((below) => (
            <Entry key={below.label} {...rest} entry={below} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The sidebar of a section of the documentation, whole: what is folded needs no script to be there. */
export function Sidebar({ entries, ...rest }: SidebarProps): ReactNode {
  return (
    <ul className="menu__list">
      {entries.map((entry) => (
        <Entry key={entry.label} {...rest} entry={entry} />
      ))}
    </ul>
  );
}
