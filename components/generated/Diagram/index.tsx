import type { ReactNode } from 'react';
import type { ComponentProps } from '../../registry/component-types';
import styles from './styles.module.css';

/** A diagram with its caption and, folded, the same in words. */
export function Diagram({ title, description, svg, children }: ComponentProps<'Diagram'>): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} data-scroll-box={title} />
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> {description}
      </figcaption>
      <details className={styles.words} data-markdown-ignore>
        <summary>Text version of this diagram</summary>
        {children}
      </details>
    </figure>
  );
}
