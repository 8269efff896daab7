import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import clsx from 'clsx';
import { CopyButton } from '../CopyButton';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/**
 * A block of code with title, copy button and wrap toggle. What is copied is what is shown: the text that the browser
 * renders, which leaves out the environment that the reader did not choose.
 */
export function CodeBlock({
  html,
  language,
  title,
  wrap = false,
  illustrative = false,
}: ComponentProps<'CodeBlock'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(wrap);
  return (
    <figure className={styles.block}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={wrapped}
          onClick={() => {
            setWrapped(!wrapped);
          }}
        >
          Wrap
        </button>
        <CopyButton
          target={code}
          subject={title === undefined ? 'the code' : `the code: ${title}`}
          className={styles.tool}
        />
      </div>
      {/* A scrolling box must be reachable with the keyboard (WCAG 2.1.1). */}
      <pre
        role="group"
        className={clsx(styles.code, wrapped && styles.wrapped)}
        tabIndex={0}
        aria-label={title ?? `Code, ${language}`}
      >
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {illustrative && <p className={styles.note}>Illustrative: the wording can differ</p>}
    </figure>
  );
}
