import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** A link that starts a message to the provider about this page: its title and address are filled in, without a host where the site has none. */
export function ReportProblem(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, permalink } = useDoc().metadata;
  const subject = encodeURIComponent(`Problem with the page "${title}"`);
  const { supportEmail, siteUrl = '' } = siteConfig.customFields ?? {};
  const body = encodeURIComponent(`${String(siteUrl)}${permalink}\n\n`);
  const address = String(supportEmail);
  return (
    <footer className={styles.report}>
      <a href={`mailto:${address}?subject=${subject}&body=${body}`}>Report a problem with this page</a>
    </footer>
  );
}
