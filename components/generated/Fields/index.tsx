import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** The fields of an object, or the parameters of an operation. */
export function Fields({ children }: ComponentProps<'Fields'>): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

/** One field: name, type, limits and what it means; a link can lead to it. */
export function Field({
  name,
  id,
  type,
  constraint,
  required = false,
  deprecated = false,
  children,
}: ComponentProps<'Field'>): ReactNode {
  return (
    <li id={id} className={styles.field}>
      <div className={styles.head}>
        <a href={`#${id}`} className={styles.name}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{type}</span>
        {required && <span className={styles.required}>required</span>}
        {deprecated && <span className={styles.deprecated}>deprecated</span>}
        {constraint !== undefined && <span className={styles.constraint}>{constraint}</span>}
      </div>
      {children}
    </li>
  );
}
