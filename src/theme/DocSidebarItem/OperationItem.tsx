import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocSidebarItem';
import { Method } from '@site/src/components/Method';
import { useCurrentOperation } from '@site/src/lib/reading-place/current-operation';
import type { OperationEntry } from '@site/src/lib/reading-place/operation-entries';
import { showInSidebar } from './show-in-sidebar';
import styles from './styles.module.css';

/** The operation that an item of the sidebar leads to; undefined for the other items. */
export function operationOf({ customProps }: PropSidebarItem): OperationEntry | undefined {
  return customProps?.operation as OperationEntry | undefined;
}

/** An operation of the current page: method and name, marked while the reader looks at it. */
export function OperationItem({
  item,
  operation: { method, title, anchor },
  tabIndex,
  onItemClick,
}: Props & { readonly operation: OperationEntry }): ReactNode {
  const entry = useRef<HTMLLIElement>(null);
  const isCurrent = useCurrentOperation() === anchor;
  useEffect(() => {
    if (isCurrent && entry.current !== null) showInSidebar(entry.current);
  }, [isCurrent]);
  return (
    <li ref={entry} className="menu__list-item">
      <Link
        className={clsx('menu__link', isCurrent && 'menu__link--active', styles.entry)}
        to={`#${anchor}`}
        tabIndex={tabIndex}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={() => onItemClick?.(item)}
      >
        <Method method={method} className={styles.method} />
        {title}
      </Link>
    </li>
  );
}
