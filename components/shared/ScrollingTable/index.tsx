import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * A Markdown table in a separate box, named after its section, so that a wide table scrolls and the page does not. The
 * roles are written out: on a small screen the rows are laid out as cards, and Safari would no longer see a table.
 */
export function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.box} data-scroll-box="" data-table-box>
      <table role="table" {...props} />
    </div>
  );
}

/** The parts of a Markdown table, with their roles. */
export const TableParts = {
  thead: (props: ComponentProps<'thead'>): ReactNode => <thead role="rowgroup" {...props} />,
  tbody: (props: ComponentProps<'tbody'>): ReactNode => <tbody role="rowgroup" {...props} />,
  tr: (props: ComponentProps<'tr'>): ReactNode => <tr role="row" {...props} />,
  th: (props: ComponentProps<'th'>): ReactNode => <th role="columnheader" {...props} />,
  td: (props: ComponentProps<'td'>): ReactNode => <td role="cell" {...props} />,
};
