import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** One operation of the API. From 1280 px, request and response are next to what is said about it. */
export function OperationSection({ anchor, children }: ComponentProps<'OperationSection'>): ReactNode {
  return (
    <section className={styles.section} data-operation={anchor}>
      {children}
    </section>
  );
}

/** What an operation does. */
export function OperationText({ children }: ComponentProps<'OperationText'>): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/** Request and response of an operation. Next to the text they stay in view while the reader scrolls through it. */
export function OperationSamples({ children }: ComponentProps<'OperationSamples'>): ReactNode {
  return (
    <div className={styles.samples} data-samples>
      {children}
    </div>
  );
}

/** What an operation accepts, returns and fails with. */
export function OperationDetails({ children }: ComponentProps<'OperationDetails'>): ReactNode {
  return <div className={styles.text}>{children}</div>;
}
