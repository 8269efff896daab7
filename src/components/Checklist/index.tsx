import { Children, isValidElement, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { addressWithDone } from '@site/src/lib/checklist/address';
import { toggled } from '@site/src/lib/checklist/stored';
import { checklistText, type ChecklistItem } from '@site/src/lib/checklist/text';
import { ChecklistContext, useChecklist } from '@site/src/lib/checklist/use-checklist';
import { copyMessage, useCopy } from '@site/src/lib/controls/use-copy';
import { CheckItem } from '../CheckItem';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

function isItem(child: ReactNode): child is ReactElement<ComponentProps<'CheckItem'>> {
  return isValidElement(child) && child.type === CheckItem;
}

/** Copies a text that is made when the reader asks for it. */
function CopyList({ label, text }: { readonly label: string; readonly text: () => string }): ReactNode {
  const { outcome, copy } = useCopy();
  const shown = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState('');
  return (
    <>
      <button
        type="button"
        aria-live="polite"
        onClick={() => {
          setCopied(text());
          if (shown.current !== null) void copy(text(), shown.current);
        }}
      >
        {outcome === null ? label : copyMessage(outcome)}
      </button>
      <span ref={shown} className={styles.selected} hidden={outcome !== 'selected'}>
        {copied}
      </span>
    </>
  );
}

/**
 * A list whose items can be ticked; headings between them divide it. What is ticked stays in the browser; the reader
 * can hand it on as an address or as text. Without script it is a plain list.
 */
export function Checklist({
  name,
  title,
  shareable = false,
  children,
}: ComponentProps<'Checklist'>): ReactNode {
  const { done, isShared, replace, keepShared, showOwn } = useChecklist(name);
  const [cleared, setCleared] = useState<ReadonlySet<string> | null>(null);
  const items: readonly ChecklistItem[] = Children.toArray(children)
    .filter(isItem)
    .map(({ props }) => props);
  const count = items.filter(({ id }) => done.has(id)).length;
  const toggle = (id: string): void => {
    setCleared(null);
    replace(toggled(done, id));
  };
  const address = (): string => addressWithDone(window.location.href, done);
  return (
    <ChecklistContext value={{ done, toggle }}>
      <div className={styles.status}>
        <p role="status" className={styles.count}>
          {count} of {items.length} done
        </p>
        <progress className={styles.bar} aria-label={title} value={count} max={items.length} />
        {shareable && (
          <>
            <CopyList label="Copy link" text={address} />
            <CopyList label="Copy as text" text={() => checklistText(title, items, done, address())} />
          </>
        )}
        {cleared !== null && (
          <button
            type="button"
            onClick={() => {
              replace(cleared);
              setCleared(null);
            }}
          >
            Undo
          </button>
        )}
        {cleared === null && count > 0 && (
          <button
            type="button"
            onClick={() => {
              setCleared(done);
              replace(new Set());
            }}
          >
            Clear
          </button>
        )}
      </div>
      {isShared && (
        <div className={styles.status}>
          <p className={styles.count}>This list is from the link that you opened. Yours is unchanged.</p>
          <button type="button" onClick={keepShared}>
            Replace mine
          </button>
          <button type="button" onClick={showOwn}>
            Show mine
          </button>
        </div>
      )}
      {children}
    </ChecklistContext>
  );
}
