import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The first stop of the Tab key: past everything that is the same on every page. */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      {/* Not for the router, which would write it to the address. */}
      <a className={styles.link} href="#content" data-skip data-astro-reload>
        Skip to main content
      </a>
    </div>
  );
}
