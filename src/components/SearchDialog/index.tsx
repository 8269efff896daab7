import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { loadSearch, type SearchUrls } from '@site/src/lib/search/client';
import type { SearchDoc } from '@site/src/lib/search/documents';
import styles from './styles.module.css';

interface SearchDialogProps {
  readonly urls: SearchUrls;
  readonly onClose: () => void;
}

interface Answer {
  readonly results: readonly SearchDoc[];
  readonly error?: string;
}

const NOTHING: Answer = { results: [] };

function useAnswer(urls: SearchUrls, query: string, attempt: number): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    loadSearch(urls).then(
      (search) => {
        if (isCurrent) setAnswer({ results: query.trim() === '' ? [] : search.find(query) });
      },
      (error: unknown) => {
        if (isCurrent)
          setAnswer({ results: [], error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [urls, query, attempt]);
  return answer;
}

function statusText(query: string, { results, error }: Answer): string {
  if (error !== undefined) return error;
  if (query.trim() === '') return 'Type to search all pages.';
  return results.length === 0 ? `Nothing found for “${query}”.` : `${String(results.length)} results`;
}

/** Search over all pages: a field and its results, in a modal dialog. */
export function SearchDialog({ urls, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(urls, query, attempt);
  const { results, error } = answer;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const result = results[selected];
    if (event.key === 'Enter' && result !== undefined) {
      event.preventDefault();
      onClose();
      history.push(result.url);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setSelected((selected + step + results.length) % results.length);
  };

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label="Search all pages"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={results.length > 0 ? `${listId}-${String(selected)}` : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setSelected(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.status} role="status">
        {statusText(query, answer)}
      </p>
      {error !== undefined && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setAttempt(attempt + 1);
          }}
        >
          Retry
        </button>
      )}
      <ul id={listId} role="listbox" aria-label="Results" className={styles.results}>
        {results.map((result, index) => (
          <li
            key={result.id}
            id={`${listId}-${String(index)}`}
            role="option"
            aria-selected={index === selected}
          >
            <Link to={result.url} tabIndex={-1} className={styles.result} onClick={onClose}>
              <strong>{result.heading === '' ? result.title : result.heading}</strong>
              <span>{result.heading === '' ? result.text.slice(0, 90) : result.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </dialog>,
    document.body,
  );
}
