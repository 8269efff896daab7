import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { readText } from '../../../pipeline/cache/index.ts';

const synonymsSchema = z.array(z.array(z.string().min(1)).min(2));

/** Every command of the project runs at its root. */
const FILE = 'app/outputs/search/synonyms.yaml';

/**
 * Reads the groups of phrases that mean the same.
 *
 * @throws a sentence when the file does not hold lists of at least two phrases
 */
export function readSynonyms(file: string = path.resolve(FILE)): readonly (readonly string[])[] {
  const groups = synonymsSchema.safeParse(parse(readText(file)));
  if (groups.success) return groups.data;
  throw new Error(
    `${path.relative(process.cwd(), file)} has to be a list of lists, each of at least two phrases: ${z.prettifyError(groups.error)}`,
  );
}
