import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { watchOperation } from '@site/src/lib/reading-place/current-operation';
import { SampleColumn } from '../../lib/sample-context/sample-column';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

/** One operation of the API. From 1280 px, request and response are next to what is said about it. */
export function OperationSection({ anchor, children }: ComponentProps<'OperationSection'>): ReactNode {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current === null ? undefined : watchOperation(section.current, anchor)), [anchor]);
  return (
    <section ref={section} className={styles.section} data-operation>
      {children}
    </section>
  );
}

/** What an operation does. */
export function OperationText({ children }: ComponentProps<'OperationText'>): ReactNode {
  return <div className={styles.text}>{children}</div>;
}

/**
 * Request and response of an operation. Next to the text they stay in view while the reader scrolls through it; with
 * code shown in full they can be longer than the window, so they stay where they are and scroll with the page.
 */
export function OperationSamples({ children }: ComponentProps<'OperationSamples'>): ReactNode {
  const column = useRef<HTMLDivElement>(null);
  const openFolds = useRef(0);
  const [restsAt, setRestsAt] = useState<number>();
  const onToggle = useCallback((opens: boolean) => {
    openFolds.current += opens ? 1 : -1;
    if (column.current === null) return;
    if (openFolds.current === 0) setRestsAt(undefined);
    else if (getComputedStyle(column.current).position === 'sticky') setRestsAt(scrolledBy(column.current));
  }, []);
  return (
    <SampleColumn value={onToggle}>
      <div
        ref={column}
        className={styles.samples}
        data-rests={restsAt === undefined ? undefined : true}
        style={{ '--rests-at': restsAt === undefined ? undefined : `${String(restsAt)}px` } as CSSProperties}
      >
        {children}
      </div>
    </SampleColumn>
  );
}

/** How far a sticky element is below the place that it has at the start of the element around it, in pixels. */
function scrolledBy(element: HTMLElement): number {
  const parent = element.parentElement;
  if (parent === null) return 0;
  const start = parent.getBoundingClientRect().top + parseFloat(getComputedStyle(parent).paddingTop);
  return element.getBoundingClientRect().top - start - parent.clientTop;
}

/** What an operation accepts, returns and fails with. */
export function OperationDetails({ children }: ComponentProps<'OperationDetails'>): ReactNode {
  return <div className={styles.text}>{children}</div>;
}
