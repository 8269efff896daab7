/** Packages of npm that only some tests need, by a lockfile of their own: installed on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolderOnce } from './make-folder-once.ts';
import { root } from './project.mjs';

const run = promisify(execFile);

const CACHE = path.join(root, '.cache');
/** After this many milliseconds an installation counts as failed. */
const PATIENCE = 10 * 60_000;
const FILES = ['package.json', 'package-lock.json'] as const;

/** A folder with `node_modules`, or a sentence that says why there is none. */
export type NpmPackages =
  | { readonly folder: string; readonly missing?: undefined }
  | { readonly folder?: undefined; readonly missing: string };

/** Where things are; tests give their own. */
export interface NpmPlaces {
  readonly environment?: NodeJS.ProcessEnv;
  readonly cache?: string;
}

/**
 * Installs the packages of a lockfile, with the hashes in it and without running their scripts, once for each content.
 *
 * @param source folder with `package.json` and `package-lock.json`
 * @returns where they are, or why they are nowhere: no registry that has them
 */
export async function ensurePackages(source: string, places: NpmPlaces = {}): Promise<NpmPackages> {
  const { environment = process.env, cache = CACHE } = places;
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(path.join(source, file)));
  const folder = path.join(cache, `npm-${hash.digest('hex').slice(0, 16)}`);
  const failed = await makeFolderOnce(folder, async (unfinished) => {
    for (const file of FILES) await copyFile(path.join(source, file), path.join(unfinished, file));
    await run(
      'npm',
      [
        ...['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'],
        ...['--fetch-retries=1', '--fetch-timeout=60000'],
      ],
      { cwd: unfinished, env: environment, timeout: PATIENCE, maxBuffer: 64_000_000 },
    );
  });
  if (failed === undefined) return { folder };
  return {
    missing: `The packages of ${path.relative(root, source)} could not be installed: ${reason(failed.error)}`,
  };
}

/** The first line where npm complained. */
function reason(error: unknown): string {
  const { stderr = '', message } = error as Error & { readonly stderr?: string };
  const complaints = stderr.split('\n').filter((line) => /^npm (?:error|ERR!) (?!code )/.test(line));
  return complaints[0] ?? message;
}
