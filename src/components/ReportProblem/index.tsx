import type { ReactNode } from 'react';
import { usePage } from '@site/src/framework/page';
import { useSite } from '@site/src/framework/site';
import styles from './styles.module.css';

/**
 * A link that starts a message to the provider about this page: its title and address are filled in, without a host
 * where the site has none.
 */
export function ReportProblem(): ReactNode {
  const { supportEmail, origin = '' } = useSite();
  const { title, path } = usePage();
  const subject = encodeURIComponent(`Problem with the page "${title}"`);
  const body = encodeURIComponent(`${origin}${path}\n\n`);
  return (
    <footer className={styles.report}>
      <a href={`mailto:${supportEmail}?subject=${subject}&body=${body}`}>Report a problem with this page</a>
    </footer>
  );
}
