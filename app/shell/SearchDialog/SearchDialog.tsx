import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { goTo } from '@site/app/browser/router/go-to';
import { useLatest } from '@site/components/browser/controls/use-latest';
import type { SearchScope, SearchResult } from '@site/engines/search';
import { useRecentSearches } from '@site/app/shell/SearchDialog/client/use-recent-searches';
import { Failure } from './Failure';
import { asksForNewTab } from './new-tab';
import { NothingFound } from './NothingFound';
import { resultId, Results } from './Results';
import { ScopeFilter } from './ScopeFilter';
import { SearchField } from './SearchField';
import { Start } from './Start';
import { statusOf } from './status';
import { isAsking, useAnswer } from './use-answer';
import { keepEntry, useBackToClose } from './use-back-to-close';
import { useResults } from './use-results';
import { useSettled } from './use-settled';
import styles from './styles.lazy.module.css';

interface SearchDialogProps {
  /** What the reader has typed before the dialog was there. */
  readonly typedBefore: string;
  /** @param isLeft whether the reader goes on to another page, which then needs the focus */
  readonly onClose: (isLeft: boolean) => void;
}

/** A status that is announced at every keystroke cannot be followed. */
const ANNOUNCEMENT_DELAY_IN_MILLISECONDS = 500;

/** Search over all pages: a field and its results, in a modal dialog. */
export function SearchDialog({ typedBefore, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  const isScrolled = useRef(false);
  const listId = useId();
  const recent = useRecentSearches();
  const [scope, setScope] = useState<SearchScope>({});
  const { state, ask, retry } = useAnswer();
  const { isReady, question, answer, error } = state;
  const { groups, excerpts, active, activate, neighbor } = useResults(state);
  const status = statusOf(state);
  const announced = useSettled(status, ANNOUNCEMENT_DELAY_IN_MILLISECONDS);

  const hasResults = error === undefined && groups.length > 0;

  const close = (): void => {
    dialog.current?.close();
  };
  const leave = (): void => {
    isLeft.current = true;
    keepEntry();
    close();
  };
  const typed = (): string => input.current?.value ?? '';
  const onType = (): void => {
    ask({ query: typed(), scope });
    // Scrolling forces a layout of the page, which is slow at every keystroke.
    if (isScrolled.current) content.current?.scrollTo(0, 0);
  };
  const enter = (query: string): void => {
    if (input.current === null) return;
    input.current.value = query;
    input.current.focus();
    onType();
  };
  const choose = (newScope: SearchScope): void => {
    setScope(newScope);
    ask({ query: typed(), scope: newScope });
  };
  const onFollow = (event: MouseEvent): void => {
    if (!asksForNewTab(event)) leave();
  };

  // Before the next key, which an effect that waits for a paint would lose.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    if (typedBefore === '' || input.current === null) return;
    input.current.value = typedBefore;
    ask({ query: typedBefore, scope: {} });
  }, [ask, typedBefore]);

  useBackToClose(close);

  const open = (result: SearchResult): void => {
    leave();
    goTo(result.url, 'replace');
  };

  const onFollowResult = useLatest((result: SearchResult, event: MouseEvent): void => {
    // The right button opens a menu; the page cannot see what is chosen there.
    if (event.button === 2) return;
    recent.add(typed());
    if (asksForNewTab(event)) return;
    event.preventDefault();
    open(result);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing || !hasResults) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = neighbor(event.key === 'ArrowDown' ? 1 : -1);
      if (next === undefined) return;
      activate(next);
      document.getElementById(resultId(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    // The results can still be those of what was typed before.
    const isAnswered = question.query === typed() && question.scope === scope;
    if (event.key !== 'Enter' || active === undefined || !isAnswered) return;
    event.preventDefault();
    recent.add(typed());
    if (asksForNewTab(event)) window.open(active.url, '_blank', 'noopener');
    else open(active);
  };

  const renderContent = (): ReactNode => {
    if (error !== undefined) return <Failure sentence={error} onRetry={retry} />;
    if (answer === undefined && (isReady || !isAsking(question)))
      return <Start recent={recent} onAsk={enter} onFollow={onFollow} />;
    if (answer === undefined) return <p className={styles.sentence}>Loading...</p>;
    if (!hasResults)
      return (
        <NothingFound
          sentence={status}
          answer={answer}
          onSearchAll={() => {
            choose({});
            input.current?.focus();
          }}
          onFollow={onFollow}
        />
      );
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
  };

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, hasResults && styles.withResults)}
      aria-label="Search"
      onClose={() => {
        onClose(isLeft.current);
      }}
      // The backdrop is part of the dialog; everything within it is in the box.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.box}>
        <SearchField
          inputRef={input}
          onType={onType}
          onClear={() => {
            enter('');
          }}
          onKeyDown={onKeyDown}
          onClose={close}
          listId={hasResults ? listId : undefined}
          activeId={hasResults && active !== undefined ? resultId(listId, active) : undefined}
        />
        <ScopeFilter chosen={scope} onChoose={choose} />
        <div
          ref={content}
          className={styles.content}
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0;
          }}
        >
          {renderContent()}
        </div>
        <p role="status" className={styles.unseen}>
          {announced}
        </p>
      </div>
    </dialog>
  );
}
