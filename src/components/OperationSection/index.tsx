import type { ReactNode } from 'react';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/** One operation of the API: text on the left, samples on the right where the screen is wide enough. */
export function OperationSection({ children }: ComponentProps<'OperationSection'>): ReactNode {
  return (
    <section className={styles.section} data-operation>
      {children}
    </section>
  );
}

/** What an operation does and accepts. */
export function OperationText({ children }: ComponentProps<'OperationText'>): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** Request and response of an operation; stays in view while the reader scrolls through the text next to it. */
export function OperationSamples({ children }: ComponentProps<'OperationSamples'>): ReactNode {
  return <div className={styles.samples}>{children}</div>;
}

/** Shown instead of an example when the response has no body. */
export function EmptyResponse({ title, children }: ComponentProps<'EmptyResponse'>): ReactNode {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}

/** The fields of one object. */
export function SchemaSection({ children }: ComponentProps<'SchemaSection'>): ReactNode {
  return <div className={styles.schema}>{children}</div>;
}
