import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A Markdown table in a separate box, so that a wide table scrolls and the page does not. */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
