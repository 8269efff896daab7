import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface MethodProps {
  /** In upper case, e.g. `POST`. */
  readonly method: string;
  readonly className?: string;
}

/** The method of an operation in its color. */
export function Method({ method, className }: MethodProps): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()], className)}>{method}</span>;
}
