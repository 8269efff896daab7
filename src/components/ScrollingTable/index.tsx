import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useScrollBox } from '@site/src/lib/use-scroll-box';
import styles from './styles.module.css';

/** A Markdown table in a separate box, so that a wide table scrolls and the page does not. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.box} {...useScrollBox(box, 'Table')}>
      <table {...props} />
    </div>
  );
}
