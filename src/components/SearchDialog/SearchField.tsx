import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './styles.lazy.module.css';

interface SearchFieldProps {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  /** The list of results, while it shows. */
  readonly listId: string | undefined;
  /** The option that Enter opens. */
  readonly activeId: string | undefined;
}

/** The field that the reader types in, what empties it, and what closes the dialog. */
export function SearchField({
  inputRef,
  query,
  onChange,
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
        value={query}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className={styles.button} onClick={onClear}>
          Clear
        </button>
      )}
      <button type="button" className={styles.button} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
