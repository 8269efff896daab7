import { useEffect, useState } from 'react';
import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';
import { loadSearch } from '@site/app/shell/SearchDialog/client/client';
import type { Excerpt } from '@site/engines/search';
import type { AnswerState } from './use-answer';

/** While the reader types on, no text is fetched for results that will be gone. */
const PAUSE_IN_MILLISECONDS = 150;

const NONE: readonly Excerpt[] = [];

/**
 * Fetches the excerpts of results that came without one, after a pause in typing; on a slow or metered connection none.
 *
 * @returns the excerpts in the order of the results; empty until they arrive
 */
export function useExcerpts({ answer }: AnswerState): readonly Excerpt[] {
  const [fetched, setFetched] = useState<{
    readonly of: typeof answer;
    readonly excerpts: readonly Excerpt[];
  }>();
  useEffect(() => {
    if (answer === undefined || isFrugalConnection()) return undefined;
    if (answer.results.every(({ excerpt }) => excerpt !== undefined)) return undefined;
    const fetchExcerpts = async (): Promise<void> => {
      const client = await loadSearch();
      const hits = answer.results.map(({ hit }) => hit);
      setFetched({ of: answer, excerpts: await client.excerpts(hits) });
    };
    const timer = setTimeout(() => {
      fetchExcerpts().catch((error: unknown) => {
        console.error('The results show no excerpts.', error);
      });
    }, PAUSE_IN_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [answer]);
  return fetched?.of === answer ? (fetched?.excerpts ?? NONE) : NONE;
}
