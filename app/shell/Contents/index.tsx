import type { ReactNode } from 'react';
import type { SectionOfPage } from '../contents';
import styles from './styles.module.css';

interface ContentsProps {
  /** The sections of the page, in order. */
  readonly sections: readonly SectionOfPage[];
}

function SectionLink({
  section: { id, html },
  className,
}: {
  section: SectionOfPage;
  className?: string;
}): ReactNode {
  return <a href={`#${id}`} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * The sections of a page where there is no room for their list next to the text: a button that stays below the bar,
 * says which section is being read and opens the list. Not shown without script or on paper.
 */
export function ContentsAbove({ sections }: ContentsProps): ReactNode {
  return (
    <nav className={styles.box} aria-label="On this page" data-contents>
      <button
        type="button"
        className={styles.button}
        aria-expanded={false}
        aria-controls="contents-list"
        data-open-contents
      >
        On this page <span className={styles.current} data-current-section />
      </button>
      <div id="contents-list" className={styles.fold} hidden>
        <ul className={styles.list}>
          {sections.map((section) => (
            <li key={section.id} data-level={section.level}>
              <SectionLink section={section} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface Nested extends SectionOfPage {
  readonly below: SectionOfPage[];
}

function nested(sections: readonly SectionOfPage[]): readonly Nested[] {
  const top: Nested[] = [];
  for (const section of sections) {
    const above = top.at(-1);
    if (section.level === 2 || above === undefined) top.push({ ...section, below: [] });
    else above.below.push(section);
  }
  return top;
}

/** The sections of a page next to its text. */
export function ContentsBeside({ sections }: ContentsProps): ReactNode {
  return (
    <nav className={styles.beside} aria-label="Table of contents">
      <ul className="table-of-contents table-of-contents__left-border">
        {nested(sections).map(({ below, ...section }) => (
          <li key={section.id}>
            <SectionLink section={section} className="table-of-contents__link" />
            {below.length > 0 && (
              <ul>
                {below.map((inner) => (
                  <li key={inner.id}>
                    <SectionLink section={inner} className="table-of-contents__link" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
