import type { KeyboardEvent, ReactNode, Ref } from 'react';
import clsx from 'clsx';
import styles from './styles.lazy.module.css';

interface SearchFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onType: () => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  /** The list of results, while it shows. */
  readonly listId: string | undefined;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
}

/**
 * The search field, with buttons that clear it and close the dialog. The browser holds what is typed: a keystroke
 * renders nothing until its response arrives.
 */
export function SearchField({
  inputRef,
  onType,
  onClear,
  onKeyDown,
  onClose,
  listId,
  activeId,
}: SearchFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      {/* Not of type "search": Escape empties such a field in some browsers, and closes the dialog here. */}
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        className={styles.input}
        role="combobox"
        aria-label="Search all pages"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Search all pages"
        onChange={onType}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={clsx(styles.button, styles.clear)} onClick={onClear}>
        Clear
      </button>
      <button type="button" className={styles.button} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
