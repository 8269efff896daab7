import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

const COPIED_FEEDBACK_MS = 1500;

function useCopy(read: () => string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const copy = (): void => {
    void navigator.clipboard.writeText(read()).then(() => {
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        setCopied(false);
      }, COPIED_FEEDBACK_MS);
    });
  };
  return { copied, copy };
}

/**
 * A block of code with title, copy button and wrap toggle. What is copied is what is shown: the text that the browser
 * renders, which leaves out the environment that the reader did not choose.
 */
export function CodeBlock({
  html,
  language,
  title,
  wrap = false,
}: ComponentProps<'CodeBlock'>): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(wrap);
  const { copied, copy } = useCopy(() => code.current?.innerText ?? '');
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
        <button type="button" className={styles.tool} onClick={copy} aria-live="polite">
          {copied ? 'Copied' : 'Copy'}
        </button>
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
    </figure>
  );
}
