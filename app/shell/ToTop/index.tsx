import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Leads back to the top; shown while the reader scrolls up a long page. */
export function ToTop(): ReactNode {
  return <button type="button" className={styles.button} aria-label="Scroll back to top" data-to-top />;
}
