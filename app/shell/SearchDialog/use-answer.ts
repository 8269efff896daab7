import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchAnswer, SearchScope } from '@site/engines/search';
import { loadSearch } from '@site/app/shell/SearchDialog/client/client';

/** What the reader asks. */
export interface Question {
  readonly query: string;
  readonly scope: SearchScope;
}

/** What shows of a question. Until a question is answered, the one before it shows with its answer. */
export interface AnswerState {
  /** Whether the index is loaded, so that a response is almost immediate. */
  readonly isReady: boolean;
  readonly question: Question;
  /** Undefined when nothing was asked, too. */
  readonly answer?: SearchAnswer;
  /** Why there is none. */
  readonly error?: string;
}

/** The newest response, and how to get another. */
export interface Answering {
  readonly state: AnswerState;
  readonly ask: (question: Question) => void;
  /** Asks again what has failed. */
  readonly retry: () => void;
}

const NOTHING: Question = { query: '', scope: {} };

/** Whether the question has a query. */
export function isAsking({ query }: Question): boolean {
  return query.trim() !== '';
}

/**
 * Answers questions, outside of rendering: a keystroke goes to the worker immediately, and the dialog is rendered once for
 * it, with its response. A response that comes after a newer question was asked is dropped.
 */
export function useAnswer(): Answering {
  const [state, setState] = useState<AnswerState>({ isReady: false, question: NOTHING });
  const newest = useRef(NOTHING);

  const ask = useCallback((question: Question): void => {
    newest.current = question;
    const show = (newer: AnswerState): void => {
      if (newest.current === question) setState(newer);
    };
    const answer = async (): Promise<void> => {
      const client = await loadSearch();
      if (!isAsking(question)) {
        show({ isReady: true, question });
        return;
      }
      const newer = {
        isReady: true,
        question,
        answer: await client.search(question.query, question.scope),
      };
      // In the next frame, not in the one after it.
      flushSync(() => {
        show(newer);
      });
    };
    setState((shown) => (shown.isReady || shown.error !== undefined ? shown : { isReady: false, question }));
    answer().catch((error: unknown) => {
      show({ isReady: false, question, error: error instanceof Error ? error.message : String(error) });
    });
  }, []);
  const retry = (): void => {
    setState({ isReady: false, question: newest.current });
    ask(newest.current);
  };
  return { state, ask, retry };
}
