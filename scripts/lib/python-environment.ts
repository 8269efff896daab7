/** Python with the packages that proofs of samples run with: made on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, placesOnPath } from './find-command.ts';
import { makeFolderOnce } from './make-folder-once.ts';
import { root } from './project.mjs';

const run = promisify(execFile);

const COMMANDS = ['python3', 'python'] as const;
/** The oldest version that the SDK runs on. */
const OLDEST = { major: 3, minor: 10 } as const;
const REQUIREMENTS = path.join(root, 'tests/samples/python/requirements.txt');
const CACHE = path.join(root, '.cache');
/** After this many milliseconds an installation counts as failed. */
const PATIENCE = 5 * 60_000;

/** An interpreter that has the packages, or a sentence that says why there is none. */
export type PythonEnvironment =
  | { readonly python: string; readonly missing?: undefined }
  | { readonly python?: undefined; readonly missing: string };

/** Where things are; tests give their own. */
export interface PythonPlaces {
  readonly environment?: NodeJS.ProcessEnv;
  readonly requirements?: string;
  readonly cache?: string;
}

/**
 * Finds Python 3.10 or later and installs the pinned requirements into a folder of their own, once for each content of
 * the requirements and version of Python.
 *
 * @returns the interpreter of that folder, or why there is none: no Python, or no registry that has the packages
 */
export async function ensurePython(places: PythonPlaces = {}): Promise<PythonEnvironment> {
  const { environment = process.env, requirements = REQUIREMENTS, cache = CACHE } = places;
  const found = await findPython(environment);
  if (found === undefined)
    return {
      missing: `There is no Python ${OLDEST.major}.${OLDEST.minor} or later on the PATH. Install it to run the proof.`,
    };
  const hash = createHash('sha256').update(readFileSync(requirements)).update(found.version).digest('hex');
  const folder = path.join(cache, `python-${hash.slice(0, 16)}`);
  const python = interpreterIn(folder);
  if (existsSync(python)) return { python };
  const failed = await makeFolderOnce(folder, (unfinished) =>
    install(found.file, unfinished, requirements, environment),
  );
  if (failed === undefined) return { python };
  return {
    missing: `The packages of ${path.basename(requirements)} could not be installed: ${reason(failed.error)}`,
  };
}

/** The first command on the path that is new enough, with its version, e.g. `3.12`. */
async function findPython(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly file: string; readonly version: string } | undefined> {
  for (const file of placesOnPath(COMMANDS, environment).filter(isExecutable)) {
    const said = await run(file, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']).catch(
      () => undefined,
    );
    const version = said?.stdout.trim() ?? '';
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return { file, version };
  }
  return undefined;
}

async function install(
  python: string,
  folder: string,
  requirements: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const options = { env: environment, timeout: PATIENCE, maxBuffer: 64_000_000 };
  await run(python, ['-m', 'venv', folder], options);
  await run(
    interpreterIn(folder),
    [
      ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
      ...['--retries', '1', '--timeout', '15', '--require-hashes', '--requirement', requirements],
    ],
    options,
  );
}

function interpreterIn(folder: string): string {
  return path.join(folder, 'bin/python');
}

/** The last line that a command complained in. */
function reason(error: unknown): string {
  const { stderr = '', message } = error as Error & { readonly stderr?: string };
  const lines = (stderr.trim() || message).split('\n').filter((line) => !line.startsWith('[notice]'));
  return lines.at(-1) ?? message;
}
