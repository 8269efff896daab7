import type { SearchFilter, SearchScope } from '@site/engines/search';
import { FILTER_LABELS } from './filter-labels';
import type { AnswerState } from './use-answer';

/** What a search without results was limited to, as part of a sentence. */
function limitsOf(scope: SearchScope): string {
  return (Object.keys(FILTER_LABELS) as SearchFilter[])
    .map((filter) => {
      const { values, limit } = FILTER_LABELS[filter];
      const value = scope[filter];
      return value === undefined ? '' : limit(values[value]);
    })
    .join('');
}

/** What a screen reader announces about a response; empty while there is none. */
export function statusOf({ question, answer }: AnswerState): string {
  if (answer === undefined) return '';
  const count = answer.results.length;
  if (count > 0) return count === 1 ? '1 result' : `${String(count)} results`;
  return `Nothing found${limitsOf(question.scope)} for “${question.query.trim()}”.`;
}
