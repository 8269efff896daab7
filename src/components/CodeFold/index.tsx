import { type ReactNode, type UIEvent, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComponentProps } from '../registry';
import { SampleColumn } from '../../lib/sample-context/sample-column';
import styles from './styles.module.css';

/** Long code that ends in a fade until the reader asks for all of it. Without script, and on paper, all of it shows. */
export function CodeFold({ lines, subject, children }: ComponentProps<'CodeFold'>): ReactNode {
  const fold = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const onToggle = useContext(SampleColumn);

  const toggle = (): void => {
    onToggle(!open);
    flushSync(() => {
      setOpen(!open);
    });
    // The end of the code was in view; the beginning can be far above.
    if (open) fold.current?.scrollIntoView({ block: 'nearest' });
  };
  // The browser scrolls to what it finds, in a box that does not show it otherwise.
  const revealFound = ({ target }: UIEvent): void => {
    if (!open && target instanceof HTMLPreElement && target.scrollTop > 0) toggle();
  };
  useEffect(() => {
    // It may have done so before the page answered, for an address that names a text.
    const frame = requestAnimationFrame(() => {
      fold.current?.querySelector('pre')?.dispatchEvent(new Event('scroll'));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div ref={fold} className={styles.fold} data-open={open || undefined} onScrollCapture={revealFound}>
      {children}
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={toggle}>
        {open ? 'Show less' : `Show all ${lines} lines`}
        <span className={styles.subject}> of {subject}</span>
      </button>
    </div>
  );
}
