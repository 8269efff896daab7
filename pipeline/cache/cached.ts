/** Results that take long to make, cached in `.cache/results/` from one command to the next. */
import path from 'node:path';
import * as z from 'zod';
import { codeFingerprint } from './code.ts';
import { readJson, writeIfChanged } from './stored-files.ts';
import { areUnchanged, trackDependencies, withTracking, type Sources } from './tracking.ts';

const madeFromSchema = z.object({ code: z.string(), sources: z.record(z.string(), z.string()) });
const storedSchema = z.object({ code: z.string(), result: z.unknown() });

/** A result, and what it was made from. */
interface Made {
  readonly result: unknown;
  readonly sources: Sources;
}

/**
 * The file that keeps a result. Its content changes only when the result or the code does, so whatever depends on the
 * result can watch it.
 *
 * @param name of the result, e.g. `pages/docs/api/tokens/index.mdx`
 */
export function cacheFile(name: string): string {
  return path.resolve('.cache/results', `${name}.json`);
}

function madeFromFile(name: string): string {
  return path.resolve('.cache/results', `${name}.made-from.json`);
}

async function keptBefore(code: string, name: string): Promise<Made | undefined> {
  const madeFrom = madeFromSchema.safeParse(readJson(madeFromFile(name)));
  if (!madeFrom.success || madeFrom.data.code !== code) return undefined;
  if (!(await areUnchanged(madeFrom.data.sources))) return undefined;
  const stored = storedSchema.safeParse(readJson(cacheFile(name)));
  if (!stored.success || stored.data.code !== code) return undefined;
  return { result: stored.data.result, sources: madeFrom.data.sources };
}

async function makeAndKeep(code: string, name: string, make: () => unknown): Promise<Made> {
  const { result, sources } = await withTracking(make);
  const content = JSON.stringify({ code, result });
  await writeIfChanged(cacheFile(name), content);
  await writeIfChanged(madeFromFile(name), JSON.stringify({ code, sources }));
  return { result: storedSchema.parse(JSON.parse(content)).result, sources };
}

/** What is being made, or looked for: the framework and search ask for the same pages at the same time. */
const underWay = new Map<string, Promise<Made>>();

async function keptOrMade(maker: string, name: string, make: () => unknown): Promise<Made> {
  const code = await codeFingerprint(maker);
  return (await keptBefore(code, name)) ?? makeAndKeep(code, name, make);
}

/**
 * Gives a result that was made before from the same sources by the same code, or makes it. What it's made from is what
 * `make` reads through the door to the disk, in whatever function.
 *
 * @param maker the module of `make`, as `import.meta.url` has it: its code counts, and that of all that it imports
 * @param name of the result; it identifies the files that keep it
 * @param make makes plain JSON data
 * @returns the data as it's read from JSON, whether it was cached or made, so that the two cannot differ
 * @throws what `make` throws; nothing is cached then
 */
export async function cached<Result>(
  maker: string,
  name: string,
  make: () => Result | Promise<Result>,
): Promise<Result> {
  const key = cacheFile(name);
  const making = underWay.get(key) ?? keptOrMade(maker, name, make).finally(() => underWay.delete(key));
  underWay.set(key, making);
  const { result, sources } = await making;
  trackDependencies(sources);
  return result as Result;
}
