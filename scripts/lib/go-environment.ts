/** The Go toolchain with the modules that proofs of samples compile with: made on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, placesOnPath } from './find-command.ts';
import { root } from './project.mjs';

const run = promisify(execFile);

const SOURCE = path.join(root, 'tests/samples/go');
const CACHE = path.join(root, '.cache');
/** After this many milliseconds a command counts as failed. */
const PATIENCE = 5 * 60_000;

/** A toolchain, or a sentence that says why there is none. */
export type GoEnvironment =
  | {
      readonly go: string;
      /** A module that requires what samples import, and of what is checked in it. */
      readonly module: string;
      /** Why the SDK is not among what it requires; absent when it is. */
      readonly withoutSdk?: string;
      readonly missing?: undefined;
    }
  | { readonly go?: undefined; readonly missing: string };

/** Where things are; tests give their own. */
export interface GoPlaces {
  readonly environment?: NodeJS.ProcessEnv;
  readonly source?: string;
  readonly cache?: string;
}

/** The module of the SDK, as `go.mod` requires it. */
const SDK = /^\s*(?:require )?(github\.com\/Basis-Theory\/go-sdk\/v\d+) /m;

/**
 * Finds Go and makes a module with the pinned requirements, once for each content of `go.mod` and version of Go. Where
 * the SDK cannot be had, the module is made without it, and the SDK is asked for again the next time.
 *
 * @param places folder with `go.mod` and `go.sum`, and where modules are kept
 */
export async function ensureGo(places: GoPlaces = {}): Promise<GoEnvironment> {
  const { environment = process.env, source = SOURCE, cache = CACHE } = places;
  const go = placesOnPath(['go'], environment).find(isExecutable);
  if (go === undefined)
    return { missing: 'There is no command go on the PATH. Install Go to run the proof.' };
  const options = { env: { ...environment, GOTOOLCHAIN: 'local' }, timeout: PATIENCE };
  const version = (await run(go, ['env', 'GOVERSION'], options)).stdout.trim();
  const hash = createHash('sha256').update(version);
  for (const file of ['go.mod', 'go.sum']) hash.update(readFileSync(path.join(source, file)));
  const name = hash.digest('hex').slice(0, 16);

  const download = async (module: string): Promise<void> => {
    await run(go, ['mod', 'download', 'all'], { ...options, cwd: module });
  };
  const sdk = SDK.exec(readFileSync(path.join(source, 'go.mod'), 'utf8'))?.[1];
  const whole = await made(path.join(cache, `go-${name}`), source, download);
  if (whole.failure === undefined) return { go, module: whole.folder };
  if (sdk === undefined) return { missing: `The modules of go.mod could not be had: ${whole.failure}` };
  const rest = await made(path.join(cache, `go-without-sdk-${name}`), source, async (module) => {
    await run(go, ['mod', 'edit', `-droprequire=${sdk}`], { ...options, cwd: module });
    await download(module);
  });
  if (rest.failure !== undefined)
    return { missing: `The modules of go.mod could not be had: ${rest.failure}` };
  return { go, module: rest.folder, withoutSdk: whole.failure };
}

/** Makes a folder once, and keeps nothing when that fails. */
async function made(
  folder: string,
  source: string,
  make: (folder: string) => Promise<void>,
): Promise<{ readonly folder: string; readonly failure?: string }> {
  if (existsSync(folder)) return { folder };
  await mkdir(path.dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    for (const file of ['go.mod', 'go.sum'])
      await copyFile(path.join(source, file), path.join(unfinished, file));
    await make(unfinished);
    // Whoever asked at the same time has the same modules.
    await rename(unfinished, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
    return { folder };
  } catch (error) {
    return { folder, failure: reason(error) };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** What a command complained, on one line. */
function reason(error: unknown): string {
  const { stderr = '', message } = error as Error & { readonly stderr?: string };
  return (stderr.trim() || message).replaceAll(/\s*\n\s*/g, ' ');
}
