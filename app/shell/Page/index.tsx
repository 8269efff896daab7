import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { SectionOfPage } from '../contents';
import { Breadcrumbs } from '../Breadcrumbs';
import { ContentsAbove, ContentsBeside } from '../Contents';
import { PageEnd } from '../PageEnd';
import { PageMenu } from '../PageMenu';
import { Paginator } from '../Paginator';
import { Sidebar } from '../Sidebar';
import styles from './styles.module.css';

interface PageProps {
  readonly title: string;
  /** The text of the page as HTML, with its title, rendered from its tree. */
  readonly html: string;
  readonly sections: readonly SectionOfPage[];
  /** Whether its text has operations, which need room for two columns. */
  readonly hasOperations: boolean;
  readonly crumbs: ComponentProps<typeof Breadcrumbs>['crumbs'];
  /** Absent for pages that aren't there as Markdown. */
  readonly menu?: ComponentProps<typeof PageMenu>;
  readonly neighbors: ComponentProps<typeof Paginator>;
  /** The sidebar and its name; absent for pages without one. */
  readonly sidebar?: ComponentProps<typeof Sidebar> & { readonly name: string };
  readonly end: Omit<ComponentProps<typeof PageEnd>, 'title'>;
}

/**
 * A page of the documentation. The contents list is next to the text from 1280 px (1680 px where an operation needs two
 * columns); below that a button that stays in view opens it. Both are rendered and the style sheet picks one.
 */
export function Page(props: PageProps): ReactNode {
  const { title, sections, menu, sidebar } = props;
  return (
    <div className={styles.root}>
      {sidebar !== undefined && (
        <aside className={styles.sidebar}>
          <nav aria-label="Docs sidebar" className="menu" data-sidebar={sidebar.name}>
            <Sidebar {...sidebar} />
          </nav>
        </aside>
      )}
      <main className={styles.main}>
        <div className="container">
          <div
            className={clsx(
              styles.page,
              sections.length > 0 && styles.withContents,
              props.hasOperations && styles.withOperations,
            )}
          >
            <div>
              <article>
                {sections.length > 0 && (
                  <div className={styles.contentsAbove}>
                    <ContentsAbove sections={sections} />
                  </div>
                )}
                <Breadcrumbs crumbs={props.crumbs} />
                {menu !== undefined && <PageMenu {...menu} />}
                <div className="markdown" dangerouslySetInnerHTML={{ __html: props.html }} />
                <div className={styles.end}>
                  <PageEnd title={title} {...props.end} />
                </div>
              </article>
              <Paginator {...props.neighbors} />
            </div>
            {sections.length > 0 && (
              <div className={styles.contentsBeside}>
                <ContentsBeside sections={sections} />
              </div>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
