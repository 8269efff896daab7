/** Results that take long to make, kept in `.cache/results/` from one command to the next. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, writeIfChanged } from './stored-files.ts';

interface Kept {
  readonly madeFrom: string;
  readonly result: unknown;
}

async function filesOf(place: string): Promise<string[]> {
  if (path.extname(place) !== '') return [place];
  const names = await readdir(path.resolve(place), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('', path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Packages decide what is made too, so their versions count. */
async function contentOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files = await Promise.all([...sources, 'package-lock.json'].map(filesOf));
  for (const file of files.flat()) hash.update(`${file}\0`).update(await readFile(path.resolve(file)));
  return hash.digest('base64url');
}

/**
 * Reads a result that an earlier command made from the same sources, or makes it. There is one kept result per name, that
 * of the last sources.
 *
 * @param name of the result; it names the file that keeps it
 * @param sources folders and files that it is made from, from the root of the project; the code that makes it too
 * @param make makes plain JSON data
 * @returns the data as it is read from JSON, whether it was kept or made, so that the two cannot differ
 */
export async function keptResult<Result>(
  name: string,
  sources: readonly string[],
  make: () => Promise<Result>,
): Promise<Result> {
  const file = path.resolve('.cache/results', `${name}.json`);
  const madeFrom = await contentOf(sources);
  const kept = readJson(file) as Kept | undefined;
  if (kept?.madeFrom === madeFrom) return kept.result as Result;
  const content = JSON.stringify({ madeFrom, result: await make() });
  await writeIfChanged(file, content);
  return (JSON.parse(content) as Kept).result as Result;
}
