import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { goTo } from '@site/app/browser/router/go-to';
import { useLatest } from '@site/components/browser/controls/use-latest';
import type { SearchScope, SearchResult } from '@site/engines/search';
import { useRecentSearches } from '@site/app/shell/SearchDialog/client/use-recent-searches';
import { keepEntry } from './back-to-close';
import { Failure } from './Failure';
import { asksForNewTab } from './new-tab';
import { NothingFound } from './NothingFound';
import { resultId, Results } from './Results';
import { ScopeFilter } from './ScopeFilter';
import { enter, type SearchShell } from './shell';
import { Start } from './Start';
import { statusOf } from './status';
import { isAsking, useAnswer } from './use-answer';
import { useField } from './use-field';
import { useResults } from './use-results';
import { useSettled } from './use-settled';
import shellStyles from './shell.module.css';
import styles from './styles.lazy.module.css';

/** A status that is announced at every keystroke cannot be followed. */
const ANNOUNCEMENT_DELAY_IN_MILLISECONDS = 500;

/** Search over all pages, in a shell's dialog. It renders what the shell's field finds. */
export function SearchDialog({ shell }: { readonly shell: SearchShell }): ReactNode {
  const { dialog, field } = shell;
  const content = useRef<HTMLDivElement>(null);
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

  const leave = (): void => {
    keepEntry();
    shell.leave();
  };
  const onType = (): void => {
    ask({ query: field.value, scope });
    // Scrolling forces a layout of the page, which is slow at every keystroke.
    if (isScrolled.current) content.current?.scrollTo(0, 0);
  };
  const onAsk = (query: string): void => {
    enter(shell, query);
  };
  const choose = (newScope: SearchScope): void => {
    setScope(newScope);
    ask({ query: field.value, scope: newScope });
  };
  const onFollow = (event: MouseEvent): void => {
    if (!asksForNewTab(event)) leave();
  };

  // What the reader has typed before the search was there.
  useLayoutEffect(() => {
    ask({ query: field.value, scope: {} });
  }, [ask, field]);
  useLayoutEffect(() => {
    dialog.classList.toggle(shellStyles.withResults ?? '', hasResults);
  }, [dialog, hasResults]);

  const open = (result: SearchResult): void => {
    leave();
    goTo(result.url, 'replace');
  };

  const onFollowResult = useLatest((result: SearchResult, event: MouseEvent): void => {
    // The right button opens a menu; the page cannot see what is chosen there.
    if (event.button === 2) return;
    recent.add(field.value);
    if (asksForNewTab(event)) return;
    event.preventDefault();
    open(result);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.isComposing || !hasResults) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = neighbor(event.key === 'ArrowDown' ? 1 : -1);
      if (next === undefined) return;
      activate(next);
      document.getElementById(resultId(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    // The results can still be those of what was typed before.
    const isAnswered = question.query === field.value && question.scope === scope;
    if (event.key !== 'Enter' || active === undefined || !isAnswered) return;
    event.preventDefault();
    recent.add(field.value);
    if (asksForNewTab(event)) window.open(active.url, '_blank', 'noopener');
    else open(active);
  };

  const renderContent = (): ReactNode => {
    if (error !== undefined) return <Failure sentence={error} onRetry={retry} />;
    if (answer === undefined && (isReady || !isAsking(question)))
      return <Start recent={recent} onAsk={onAsk} onFollow={onFollow} />;
    if (answer === undefined) return <p className={shellStyles.sentence}>Loading...</p>;
    if (!hasResults)
      return (
        <NothingFound
          sentence={status}
          answer={answer}
          onSearchAll={() => {
            choose({});
            field.focus();
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

  useField(field, {
    onType,
    onKeyDown,
    listId: hasResults ? listId : undefined,
    activeId: hasResults && active !== undefined ? resultId(listId, active) : undefined,
  });

  return (
    <>
      <ScopeFilter chosen={scope} onChoose={choose} />
      <div
        ref={content}
        className={shellStyles.content}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {renderContent()}
      </div>
      <p role="status" className={styles.unseen}>
        {announced}
      </p>
    </>
  );
}
