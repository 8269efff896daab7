// Change: the link only. The theme's also takes focus after each navigation; src/lib/reading-place/focus-new-page.ts
// moves it to the title of the new page.
import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from './styles.module.css';

function focusMain(): void {
  const main =
    document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      <a
        className={styles.link}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        Skip to main content
      </a>
    </div>
  );
}
