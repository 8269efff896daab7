import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** A link that starts a message to the provider about this page: its title and address are filled in. */
export function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink } = useDoc().metadata;
  const subject = encodeURIComponent(`Problem with the page "${title}"`);
  const body = encodeURIComponent(`${siteConfig.url}${permalink}\n\n`);
  const address = String(siteConfig.customFields?.supportEmail);
  return (
    <footer className={styles.report}>
      <a href={`mailto:${address}?subject=${subject}&body=${body}`}>Report a problem with this page</a>
    </footer>
  );
}
