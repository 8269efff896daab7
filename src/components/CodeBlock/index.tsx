import { type ReactNode, useContext, useRef, useState } from 'react';
import clsx from 'clsx';
import { useScrollBox } from '@site/src/lib/controls/use-scroll-box';
import { SampleName } from '../../lib/sample-context/sample-name';
import { CopyButton } from '../CopyButton';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/**
 * A block of code with title, copy button and wrap toggle. What is copied is what is shown: the text that the browser
 * renders, which leaves out the environment that the reader did not choose.
 */
export function CodeBlock({
  html,
  title,
  subject = 'code',
  wrap = false,
  illustrative = false,
}: ComponentProps<'CodeBlock'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  const box = useRef<HTMLPreElement>(null);
  const name = useContext(SampleName) ?? subject;
  const [wrapped, setWrapped] = useState(wrap);
  return (
    <figure className={styles.block}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={`Wrap the ${name}`}
          aria-pressed={wrapped}
          onClick={() => {
            setWrapped(!wrapped);
          }}
        >
          Wrap
        </button>
        <CopyButton target={code} subject={`the ${name}`} className={styles.tool} />
      </div>
      <pre
        ref={box}
        className={clsx(styles.code, wrapped && styles.wrapped)}
        {...useScrollBox(box, `The ${name}`)}
      >
        <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {illustrative && <p className={styles.note}>Illustrative: the wording can differ</p>}
    </figure>
  );
}
