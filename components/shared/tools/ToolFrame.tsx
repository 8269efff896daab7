import type { ReactNode } from 'react';
import { useIsBrowser } from '@site/components/browser/navigation/browser';
import styles from './tools.module.css';

interface ToolFrameProps {
  /** Identifies the region for screen readers, e.g. `Error finder`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * The frame of a tool in a page. Its fields respond once the island has started; without script it says that they never
 * will. A crash inside is caught by the boundary of the island.
 */
export function ToolFrame({ name, children }: ToolFrameProps): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <section className={styles.tool} aria-label={name}>
      <p className={styles.withoutScript}>This tool needs JavaScript, and it sends nothing anywhere.</p>
      {/* It disables the fields, and a group inside of the region would be announced for nothing. */}
      <fieldset role="none" disabled={!isBrowser}>
        {children}
      </fieldset>
    </section>
  );
}
