import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import { SampleName } from '@site/src/lib/sample-context/sample-name';
import { CopyButton } from '../CopyButton';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/**
 * A block of code with title, copy button and wrap toggle. What is copied is what is shown: the text that the browser
 * renders, which leaves out the environment that the reader did not choose. A browser that translates the page doesn't
 * change it.
 */
export function CodeBlock({
  html,
  title,
  subject = 'code',
  wrap = false,
  illustrative = false,
}: ComponentProps<'CodeBlock'>): ReactNode {
  const name = useContext(SampleName) ?? subject;
  return (
    <figure className={styles.block} data-copy-scope>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={`Wrap the ${name}`}
          aria-pressed={wrap}
          data-wrap
        >
          Wrap
        </button>
        <CopyButton subject={`the ${name}`} className={styles.tool} />
      </div>
      <pre className={clsx(styles.code, wrap && styles.wrapped)} data-scroll-box={`The ${name}`}>
        <code translate="no" data-copied dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {illustrative && <p className={styles.note}>Illustrative: the wording can differ</p>}
    </figure>
  );
}
