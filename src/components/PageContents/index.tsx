import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Collapsible, ThemeClassNames } from '@site/src/framework/contents';
import { Link } from '@site/src/framework/link';
import type { TOCItem } from '@site/src/framework/contents';
import styles from './styles.module.css';
import { useCurrentSection } from './use-current-section';

interface PageContentsProps {
  /** The sections of the page, in order. */
  readonly sections: readonly TOCItem[];
}

/**
 * The sections of a page where there is no room for their list next to the text: a button that stays below the bar,
 * says which section is being read and opens the list. Not shown without script or on paper.
 */
export function PageContents({ sections }: PageContentsProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const current = useCurrentSection(sections);

  useEffect(() => {
    if (!isOpen) return undefined;
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const element = box.current;
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element?.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <nav ref={box} className={clsx(ThemeClassNames.docs.docTocMobile, styles.box)} aria-label="On this page">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        On this page
        {current !== undefined && (
          // The heading is Markdown of this site, compiled by the framework.
          <span className={styles.current} dangerouslySetInnerHTML={{ __html: current.value }} />
        )}
      </button>
      <div id={listId}>
        <Collapsible lazy collapsed={!isOpen} className={styles.fold}>
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.id} data-level={section.level}>
                <Link
                  to={`#${section.id}`}
                  aria-current={section.id === current?.id ? 'location' : undefined}
                  onClick={() => {
                    setOpen(false);
                  }}
                  dangerouslySetInnerHTML={{ __html: section.value }}
                />
              </li>
            ))}
          </ul>
        </Collapsible>
      </div>
    </nav>
  );
}
