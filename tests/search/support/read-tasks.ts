import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const taskSchema = z.strictObject({
  task: z.string().min(1),
  /** Routes with anchors; any of them is right. */
  expect: z.array(z.string()).min(1),
  /** The language that every query names, as in `?lang=`. */
  language: z.string().optional(),
  queries: z.array(z.string().min(1)),
});

/**
 * Reads what readers come to do, from `tests/search/tasks.yaml`.
 *
 * @throws when an entry is not a task
 */
export function readTasks(): readonly Readonly<z.infer<typeof taskSchema>>[] {
  return z.array(taskSchema).parse(parse(readFileSync(path.resolve('tests/search/tasks.yaml'), 'utf8')));
}
