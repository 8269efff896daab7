import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** What a question is like, in report order. */
export const QUESTION_KINDS = [
  'task',
  'fact',
  'symptom',
  'foreign-words',
  'language',
  'short',
  'comparison',
] as const;

const questionSchema = z.strictObject({
  question: z.string().min(1),
  kind: z.enum(QUESTION_KINDS),
  /** The language that the question asks for, as an ID of `?lang=` where there are samples in it. */
  language: z.string().optional(),
  /** Sections that solve it, best first. Each is a route with an anchor, or a route for the introduction of a page. */
  sections: z.array(z.string().startsWith('/')).min(1).max(4),
});

/** A question of a developer, with the sections that solve it. Any of them is right. */
export type Question = Readonly<z.infer<typeof questionSchema>>;

/** Questions to look at while the search is improved, and those that no one looks at. */
export const QUESTION_SETS = ['questions', 'held-out'] as const;
export type QuestionSet = (typeof QUESTION_SETS)[number];

/**
 * Reads the questions of a file in `tests/machines`.
 *
 * @throws when an entry isn't a question
 */
export function readQuestions(set: QuestionSet): readonly Question[] {
  const file = path.resolve(`tests/machines/${set}.yaml`);
  return z.array(questionSchema).parse(parse(readFileSync(file, 'utf8')));
}
