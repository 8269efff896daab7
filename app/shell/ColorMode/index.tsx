import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const SUN =
  'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6m0-2a5 5 0 1 0 0 10 5 5 0 0 0 0-10M2 13h2a1 1 0 0 0 0-2H2a1 1 0 0 0 0 2m18 0h2a1 1 0 0 0 0-2h-2a1 1 0 0 0 0 2M11 2v2a1 1 0 0 0 2 0V2a1 1 0 0 0-2 0m0 18v2a1 1 0 0 0 2 0v-2a1 1 0 0 0-2 0M6 4.6A1 1 0 0 0 4.600 6l1.060 1.060a1 1 0 0 0 1.410-1.410zm12.360 12.360a1 1 0 0 0-1.410 1.410l1.060 1.060a1 1 0 0 0 1.410-1.410zm1.060-10.970a1 1 0 0 0-1.410-1.410l-1.060 1.060a1 1 0 0 0 1.410 1.410zM7.050 18.360a1 1 0 0 0-1.410-1.410l-1.060 1.060a1 1 0 0 0 1.410 1.410z';
const MOON =
  'M9.370 5.510a7.500 7.500 0 0 0 9.120 9.120A7 7 0 1 1 9.370 5.510M12 3a9 9 0 1 0 9 9c0-.460-.040-.920-.100-1.360a5.390 5.390 0 1 1-7.540-7.540C12.920 3.040 12.460 3 12 3';

/** Switches between dark and light mode. */
export function ColorMode({ className }: { readonly className?: string }): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.toggle, className)}
      aria-label="Switch between dark and light mode (currently dark mode)"
      data-color-mode
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.light}>
        <path fill="currentColor" d={SUN} />
      </svg>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.dark}>
        <path fill="currentColor" d={MOON} />
      </svg>
    </button>
  );
}
