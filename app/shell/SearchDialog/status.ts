import { GROUP_LABELS } from './group-labels';
import type { SearchScope } from '@site/engines/search';
import type { AnswerState } from './use-answer';

/** What a search without results was limited to, as part of a sentence. */
function placeOf({ group }: SearchScope): string {
  return group === undefined ? '' : ` in ${GROUP_LABELS[group]}`;
}

/** What a screen reader announces about a response; empty while there is none. */
export function statusOf({ question, answer }: AnswerState): string {
  if (answer === undefined) return '';
  const count = answer.results.length;
  if (count > 0) return count === 1 ? '1 result' : `${String(count)} results`;
  const place = placeOf(question.scope);
  return `Nothing found${place} for “${question.query.trim()}”.`;
}
