import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface AnnouncementProps {
  readonly id: string;
  /** HTML of this site. */
  readonly content: string;
}

/** What is new, above the bar, until the reader closes it. The script of the head hides one that was closed before. */
export function Announcement({ id, content }: AnnouncementProps): ReactNode {
  return (
    <div className={styles.announcement} role="banner" data-announcement={id}>
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      <button type="button" className={styles.close} aria-label="Close" data-close-announcement>
        <svg viewBox="0 0 15 15" width="10" height="10" aria-hidden="true">
          <path stroke="currentColor" strokeWidth="3.1" d="M.75.75l13.5 13.5M14.25.75L.75 14.25" />
        </svg>
      </button>
    </div>
  );
}
