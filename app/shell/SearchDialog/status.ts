import { GROUP_LABELS } from './group-labels';
import type { AnswerState } from './use-answer';

/** What a screen reader announces about a response; empty while there is none. */
export function statusOf({ question, answer }: AnswerState): string {
  if (answer === undefined) return '';
  const count = answer.results.length;
  if (count > 0) return count === 1 ? '1 result' : `${String(count)} results`;
  const place = question.group === undefined ? '' : ` in ${GROUP_LABELS[question.group]}`;
  return `Nothing found${place} for “${question.query.trim()}”.`;
}
