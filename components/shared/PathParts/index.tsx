import type { ReactNode } from 'react';
import styles from './styles.module.css';

const PARAMETER = /(\{[^}]+\})/;

/** A path with its parameters marked, e.g. `/tokens/{id}`. */
export function PathParts({ path }: { readonly path: string }): ReactNode {
  return path.split(PARAMETER).map((part, index) =>
    PARAMETER.test(part) ? (
      <span key={index} className={styles.parameter}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
