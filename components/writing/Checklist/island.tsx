import { useState, type ReactNode } from 'react';
import { addressWithDone } from '@site/components/writing/Checklist/state/address';
import { checklistText, type ChecklistItem } from '@site/components/writing/Checklist/state/text';
import { useChecklist } from '@site/components/writing/Checklist/state/use-checklist';
import { CopyAnswer } from '@site/components/shared/tools/CopyAnswer';
import styles from './styles.module.css';

interface IslandProps {
  readonly name: string;
  readonly title: string;
  readonly shareable: boolean;
  readonly items: readonly ChecklistItem[];
}

/** How far a checklist is, and what can be done with it; `behavior.ts` handles the boxes of its items. */
export function Island({ name, title, shareable, items }: IslandProps): ReactNode {
  const { done, isShared, replace, keepShared, showOwn } = useChecklist(name);
  const [cleared, setCleared] = useState<ReadonlySet<string> | null>(null);
  const count = items.filter(({ id }) => done.has(id)).length;
  const address = (): string => addressWithDone(window.location.href, done);
  return (
    <>
      <div className={styles.status}>
        <p role="status" className={styles.count}>
          {count} of {items.length} done
        </p>
        <progress className={styles.bar} aria-label={title} value={count} max={items.length} />
        {shareable && (
          <>
            <CopyAnswer label="Copy link" text={address} />
            <CopyAnswer label="Copy as text" text={() => checklistText(title, items, done, address())} />
          </>
        )}
        {cleared !== null && count === 0 && (
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
        {count > 0 && (
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
    </>
  );
}
