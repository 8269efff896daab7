import type { Attempt } from '../../tests/machines/support/ask-tools.ts';
import { QUESTION_KINDS, type Question } from '../../tests/machines/support/read-questions.ts';
import type { Row } from '../report.ts';

/** A question with what came of it. */
export interface Asked {
  readonly question: Question;
  readonly attempt: Attempt;
}

function share(asked: readonly Asked[], calls: number): number {
  const found = asked.filter(({ attempt: { foundBy } }) => foundBy > 0 && foundBy <= calls);
  return (100 * found.length) / Math.max(1, asked.length);
}

/** In percent, with one digit, as the bench compares it. */
export function foundShare(asked: readonly Asked[], calls = 2): number {
  return Math.round(10 * share(asked, calls)) / 10;
}

/** The figures of a set of questions. */
export function figuresOf(asked: readonly Asked[]): Row {
  const tokens = asked.reduce((sum, { attempt }) => sum + attempt.tokens, 0) / Math.max(1, asked.length);
  return {
    questions: asked.length,
    'one call %': foundShare(asked, 1).toFixed(1),
    'two calls %': foundShare(asked).toFixed(1),
    'mean tokens': Math.round(tokens),
  };
}

/** The figures of each kind of question. */
export function figuresByKind(asked: readonly Asked[]): readonly Row[] {
  return QUESTION_KINDS.map((kind) => ({
    kind,
    ...figuresOf(asked.filter(({ question }) => question.kind === kind)),
  }));
}
