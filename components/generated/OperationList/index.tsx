import type { ReactNode } from 'react';
import { Method } from '../../shared/Method';
import { PathParts } from '../../shared/PathParts';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** The operations of a page. */
export function OperationList({ children }: ComponentProps<'OperationList'>): ReactNode {
  return (
    <ul className={styles.list} aria-label="Operations">
      {children}
    </ul>
  );
}

/** One operation of the list: its purpose, which is the link, and its endpoint. */
export function OperationLink({ method, path, children }: ComponentProps<'OperationLink'>): ReactNode {
  return (
    <li className={styles.operation}>
      <Method method={method} />{' '}
      <code className={styles.path}>
        <PathParts path={path} />
      </code>
      {children}
    </li>
  );
}
