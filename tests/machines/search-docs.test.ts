/** Whether the tools for assistants find the right sections for questions, which is the promise of `npm run bench -- machines`. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { openBuiltDocs } from '../../mcp/built-docs.ts';
import { askTools, TOKEN_BUDGET } from './support/ask-tools.ts';
import { QUESTION_SETS, readQuestions, type QuestionSet } from './support/read-questions.ts';
import { rightSections } from './support/right-sections.ts';

/** In percent, within two calls, as measured and rounded down. `bench/budgets.ts` has what it should be. */
const LEAST: Readonly<Record<QuestionSet, number>> = { questions: 90, 'held-out': 84 };

const right = rightSections(path.resolve('build'));
const docs = openBuiltDocs(path.resolve('build'));

it('no question is asked twice, and each expects sections that exist', () => {
  const questions = QUESTION_SETS.flatMap((set) => readQuestions(set));
  const asked = questions.map(({ question }) => question);
  expect(asked.filter((question, index) => asked.indexOf(question) < index)).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(200);
  for (const question of questions)
    expect(right.evidenceFor(question)).toHaveLength(question.sections.length);
});

it.each(QUESTION_SETS)('the right section is found within two calls and 4,000 tokens: %s', (set) => {
  const questions = readQuestions(set);
  const attempts = questions.map((question) => askTools(question, docs, right));
  for (const { tokens } of attempts) expect(tokens).toBeLessThanOrEqual(TOKEN_BUDGET);
  const missed = questions.filter((_, index) => attempts[index]?.foundBy === 0);
  const share = 100 - (100 * missed.length) / questions.length;
  expect(share, `not found: ${missed.map(({ question }) => question).join(' | ')}`).toBeGreaterThanOrEqual(
    LEAST[set],
  );
});
