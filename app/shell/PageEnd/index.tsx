import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface PageEndProps {
  readonly title: string;
  readonly route: string;
  readonly supportEmail: string;
  /** Of the site, without a slash at the end; empty where it isn't known. */
  readonly origin: string;
  /** Absent without a history of changes. */
  readonly lastChange?: Date;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A link that starts a message to the provider about this page, and when the page was last changed. */
export function PageEnd({ title, route, supportEmail, origin, lastChange }: PageEndProps): ReactNode {
  const subject = encodeURIComponent(`Problem with the page "${title}"`);
  const body = encodeURIComponent(`${origin}${route}\n\n`);
  return (
    <>
      <footer className={styles.report}>
        <a href={`mailto:${supportEmail}?subject=${subject}&body=${body}`}>Report a problem with this page</a>
      </footer>
      {lastChange !== undefined && (
        <footer className={styles.changed}>
          Last updated on <time dateTime={lastChange.toISOString()}>{DATE.format(lastChange)}</time>
        </footer>
      )}
    </>
  );
}
