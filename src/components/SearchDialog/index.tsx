import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import type { SearchResult } from '@site/src/lib/search/answer';
import type { SearchGroup, SearchUrls } from '@site/src/lib/search/documents';
import { useRecentSearches } from '@site/src/lib/search/use-recent-searches';
import { GroupFilter } from './GroupFilter';
import { groupResults } from './groups';
import { MainEntries } from './MainEntries';
import { asksForNewTab } from './new-tab';
import { NothingFound } from './NothingFound';
import { RecentQueries } from './RecentQueries';
import { resultId, Results } from './Results';
import { SearchField } from './SearchField';
import { statusOf } from './status';
import { useActiveResult } from './use-active-result';
import { useAnswer } from './use-answer';
import { useExcerpts } from './use-excerpts';
import { useSettled } from './use-settled';
import styles from './styles.lazy.module.css';

interface SearchDialogProps {
  readonly urls: SearchUrls;
  /** @param isLeft whether the reader goes on to another page, where focus has to stand */
  readonly onClose: (isLeft: boolean) => void;
}

/** A screen reader that tells of every letter tells nothing. */
const ANNOUNCEMENT_DELAY_IN_MILLISECONDS = 500;

/** Search over all pages: a field and its results, in a modal dialog. */
export function SearchDialog({ urls, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isLeft = useRef(false);
  const history = useHistory();
  const recent = useRecentSearches();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<SearchGroup>();
  const [state, retry] = useAnswer(urls, { query, group });
  const { question, answer, error } = state;
  const groups = useMemo(() => groupResults(answer?.results ?? []), [answer]);
  const { active, activate, step } = useActiveResult(answer, groups);
  const fetched = useExcerpts(urls, state);
  const excerpts = useMemo(
    () => new Map(answer?.results.map((result, index) => [result, fetched[index]])),
    [answer, fetched],
  );

  const isAsking = query.trim() !== '';
  const hasResults = isAsking && groups.length > 0;
  const status = isAsking ? statusOf(state) : '';
  const announced = useSettled(status, ANNOUNCEMENT_DELAY_IN_MILLISECONDS);

  const close = (): void => {
    dialog.current?.close();
  };

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  useHistoryPopHandler(() => {
    close();
    return false;
  });

  const ask = (newQuery: string): void => {
    setQuery(newQuery);
    input.current?.focus();
  };

  const leave = (): void => {
    isLeft.current = true;
    close();
  };

  const follow = (event: MouseEvent): void => {
    if (!asksForNewTab(event)) leave();
  };

  const onFollowResult = (_result: SearchResult, event: MouseEvent): void => {
    recent.add(query);
    follow(event);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing || !hasResults) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The results may still be those of what was typed before.
    const isAnswered = question?.query === query && question.group === group;
    if (event.key !== 'Enter' || active === undefined || !isAnswered) return;
    event.preventDefault();
    recent.add(query);
    if (asksForNewTab(event)) {
      window.open(active.url, '_blank', 'noopener');
      return;
    }
    leave();
    history.push(active.url);
  };

  const content = (): ReactNode => {
    if (error !== undefined)
      return (
        <div role="alert">
          <p className={styles.sentence}>{error}</p>
          <button type="button" className={styles.action} onClick={retry}>
            Retry
          </button>
        </div>
      );
    if (!isAsking)
      return recent.queries.length === 0 ? (
        <MainEntries onFollow={follow} />
      ) : (
        <RecentQueries
          queries={recent.queries}
          onChoose={ask}
          onRemove={(removed) => {
            recent.remove(removed);
            input.current?.focus();
          }}
          onClear={() => {
            recent.clear();
            input.current?.focus();
          }}
        />
      );
    if (answer === undefined) return <p className={styles.sentence}>Loading...</p>;
    if (hasResults)
      return (
        <Results
          id={listId}
          groups={groups}
          excerpts={excerpts}
          active={active}
          onPoint={activate}
          onFollow={onFollowResult}
        />
      );
    return (
      <NothingFound
        sentence={status}
        answer={answer}
        onSearchAll={() => {
          setGroup(undefined);
          input.current?.focus();
        }}
        onFollow={follow}
      />
    );
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={() => {
        onClose(isLeft.current);
      }}
      // The backdrop is part of the dialog; everything within it stands in the box.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.box}>
        <SearchField
          inputRef={input}
          query={query}
          onChange={setQuery}
          onClear={() => {
            ask('');
          }}
          onKeyDown={onKeyDown}
          onClose={close}
          listId={hasResults ? listId : undefined}
          activeId={hasResults && active !== undefined ? resultId(listId, active) : undefined}
        />
        <GroupFilter chosen={group} onChoose={setGroup} />
        <div className={styles.content}>{content()}</div>
        <p role="status" className={styles.unseen}>
          {announced}
        </p>
      </div>
    </dialog>,
    document.body,
  );
}
