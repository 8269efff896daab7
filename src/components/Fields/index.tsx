import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface BlockProps {
  readonly children?: ReactNode;
}

/** The fields of an object, or the parameters of an operation. */
export function Fields({ children }: BlockProps): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps extends BlockProps {
  readonly name: string;
  readonly id: string;
  readonly type: string;
  readonly constraint?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
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
}: FieldProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
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

/** The fields of a nested object, folded until they are wanted. */
export function FieldFold({ label, children }: BlockProps & { readonly label: string }): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
