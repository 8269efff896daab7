import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Inputs of checks that passed, in `.cache/checks` of a project. */
const PASSED = '.cache/checks/passed';

/**
 * A hash of all files that a check reads, and of Node.js.
 *
 * @param folder the project
 * @param inputs pathspecs of Git, e.g. `docs` or `:(exclude)*.md`
 * @returns undefined where Git doesn't know the folder
 */
export function hashInputs(folder: string, inputs: readonly string[]): Promise<string | undefined> {
  return hashFiles(folder, inputs, JSON.stringify([process.version, process.platform, inputs]));
}

/**
 * A hash of the names and contents of files, the same on every machine.
 *
 * @param folder the project
 * @param inputs pathspecs of Git
 * @param start what the hash begins with
 * @returns undefined where Git doesn't know the folder
 */
export async function hashFiles(
  folder: string,
  inputs: readonly string[],
  start = '',
): Promise<string | undefined> {
  const files = await filesOf(folder, inputs);
  if (files === undefined) return undefined;
  const hash = createHash('sha256').update(start);
  for (const file of files) {
    const content = await readFile(path.join(folder, file)).catch(() => 'gone');
    hash.update(`${file}:${String(content.length)}:`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Committed and new files, but those that Git ignores.
 *
 * @returns sorted paths, undefined where Git doesn't know the folder
 */
export async function filesOf(
  folder: string,
  inputs: readonly string[],
): Promise<readonly string[] | undefined> {
  const list = [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
    '--',
    ...inputs,
  ];
  try {
    const { stdout } = await promisify(execFile)('git', list, { cwd: folder, maxBuffer: 2 ** 28 });
    return stdout
      .split('\0')
      .filter((file) => file !== '')
      .sort();
  } catch {
    return undefined;
  }
}

/** Runs that passed, by check. */
export interface PassedRuns {
  /** How many tests passed on the same inputs. Undefined when the last run failed or had others. */
  readonly find: (name: string, hash: string) => Promise<number | undefined>;
  readonly keep: (name: string, hash: string, passed: number) => Promise<void>;
  /** Call it before a check runs, since one that ends halfway hasn't passed. */
  readonly forget: (name: string) => Promise<void>;
}

/**
 * The runs that passed in a project.
 *
 * @param folder the project
 */
export function passedRuns(folder: string): PassedRuns {
  const file = (name: string): string => path.join(folder, PASSED, name.replaceAll(' ', '-'));
  return {
    find: async (name, hash) => {
      const [kept, passed] = (await readFile(file(name), 'utf8').catch(() => '')).split(' ');
      return kept === hash ? Number(passed) : undefined;
    },
    keep: async (name, hash, passed) => {
      await mkdir(path.join(folder, PASSED), { recursive: true });
      await writeFile(file(name), `${hash} ${String(passed)}`);
    },
    forget: (name) => rm(file(name), { force: true }),
  };
}
