import { useRef, type ReactNode } from 'react';
import { useScrollBox } from '@site/src/lib/controls/use-scroll-box';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/** A diagram with its caption and, folded, the same in words. */
export function Diagram({ title, description, svg, children }: ComponentProps<'Diagram'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.diagram}>
      <div
        ref={box}
        className={styles.drawing}
        dangerouslySetInnerHTML={{ __html: svg }}
        {...useScrollBox(box, title)}
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
