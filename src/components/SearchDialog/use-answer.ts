import { useEffect, useState } from 'react';
import type { SearchAnswer } from '@site/src/lib/search/answer';
import { loadSearch } from '@site/src/lib/search/client';
import type { SearchGroup, SearchUrls } from '@site/src/lib/search/documents';

/** What the reader asks. */
export interface Question {
  readonly query: string;
  readonly group: SearchGroup | undefined;
}

/** The newest answer that there is, and the question that it answers. */
export interface AnswerState {
  /** Whether the index is there, so that an answer takes no time to speak of. */
  readonly isReady: boolean;
  readonly question?: Question;
  readonly answer?: SearchAnswer;
  /** Why there is none. */
  readonly error?: string;
}

const NOT_READY: AnswerState = { isReady: false };
const READY: AnswerState = { isReady: true };

/**
 * Answers a question. Until the answer is there the one before it stays; an answer that comes after a newer question was
 * asked is dropped.
 *
 * @returns the answer, and what tries again after an error
 */
export function useAnswer(urls: SearchUrls, { query, group }: Question): [AnswerState, () => void] {
  const [state, setState] = useState(NOT_READY);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (newer: AnswerState): void => {
      if (isCurrent) setState(newer);
    };
    const ask = async (): Promise<void> => {
      const client = await loadSearch(urls);
      show(
        query.trim() === ''
          ? READY
          : { ...READY, question: { query, group }, answer: await client.search(query, group) },
      );
    };
    ask().catch((error: unknown) => {
      show({ ...NOT_READY, error: error instanceof Error ? error.message : String(error) });
    });
    return () => {
      isCurrent = false;
    };
  }, [urls, query, group, attempt]);
  const retry = (): void => {
    setState(NOT_READY);
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
