import { createHash } from 'node:crypto';
import path from 'node:path';

/** The sheet that has each name. */
const sheets = new Map<string, string>();

/**
 * What a class of a sheet is called in the built site, e.g. `answer_k3f9`. It's shorter than Vite's own names, which have the
 * line of the rule too.
 *
 * @param name as the sheet has it
 * @param file of the sheet, with or without a query
 * @throws a sentence where a class of another sheet is called the same
 */
export function className(name: string, file: string): string {
  const [place = ''] = path.relative(process.cwd(), file).split('?');
  const digest = createHash('sha256').update(place).digest('hex').slice(0, 12);
  const called = `${name}_${parseInt(digest, 16).toString(36).slice(0, 4)}`;
  const other = sheets.get(called) ?? place;
  if (other !== place)
    throw new Error(`${place}: The class "${name}" would be called like the one of ${other}. Rename it.`);
  sheets.set(called, place);
  return called;
}
