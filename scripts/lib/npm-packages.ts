/** Packages of npm that only some tests need, by a lockfile of their own: installed on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
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
  if (existsSync(folder)) return { folder };
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    for (const file of FILES) await copyFile(path.join(source, file), path.join(unfinished, file));
    await run(
      'npm',
      [
        ...['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'],
        ...['--fetch-retries=1', '--fetch-timeout=60000'],
      ],
      { cwd: unfinished, env: environment, timeout: PATIENCE, maxBuffer: 64_000_000 },
    );
    // Whoever asked at the same time has the same packages.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return { folder };
  } catch (error) {
    return {
      missing: `The packages of ${path.relative(root, source)} could not be installed: ${reason(error)}`,
    };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The first line in which npm complained. */
function reason(error: unknown): string {
  const { stderr = '', message } = error as Error & { readonly stderr?: string };
  const complaints = stderr.split('\n').filter((line) => /^npm (?:error|ERR!) (?!code )/.test(line));
  return complaints[0] ?? message;
}
