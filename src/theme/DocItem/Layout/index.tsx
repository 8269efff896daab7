// Change: the contents list is next to the text from 1280 px (1680 px where an operation needs two columns) instead
// of 997 px; below that a button that stays in view opens it. Both are rendered and the style sheet picks one, so
// nothing moves after hydration. The page ends with a link that reports a problem.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import type { Props } from '@theme/DocItem/Layout';
import { PageContents } from '@site/src/components/PageContents';
import { ReportProblem } from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContentsList = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <article>
          {hasContentsList && (
            <div className={styles.contentsAbove}>
              <PageContents sections={toc} />
            </div>
          )}
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <div className={styles.end}>
            <ReportProblem />
            <DocItemFooter />
          </div>
        </article>
        <DocItemPaginator />
      </div>
      {hasContentsList && (
        <div className={styles.contentsBeside}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
