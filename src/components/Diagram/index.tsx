import type { ReactNode } from 'react';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/** A diagram with its caption and, folded, the same in words. */
export function Diagram({ title, description, svg, children }: ComponentProps<'Diagram'>): ReactNode {
  return (
    <figure className={styles.diagram}>
      {/* A scrolling box must be reachable with the keyboard (WCAG 2.1.1). */}
      <div
        className={styles.drawing}
        tabIndex={0}
        role="group"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {description}
      </figcaption>
      <details className={styles.words}>
        <summary>Text version of this diagram</summary>
        {children}
      </details>
    </figure>
  );
}
