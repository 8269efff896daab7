/** The Go toolchain with the modules that proofs of samples compile with: made on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, placesOnPath } from './find-command.ts';
import { makeFolderOnce } from './make-folder-once.ts';
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

const MODULE_FILES = ['go.mod', 'go.sum'];

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
  for (const file of MODULE_FILES) hash.update(readFileSync(path.join(source, file)));
  const name = hash.digest('hex').slice(0, 16);

  const sdk = SDK.exec(readFileSync(path.join(source, 'go.mod'), 'utf8'))?.[1];
  const make = (folder: string, prepare: (module: string) => Promise<void>) =>
    makeFolderOnce(folder, async (module) => {
      for (const file of MODULE_FILES) await copyFile(path.join(source, file), path.join(module, file));
      await prepare(module);
      await run(go, ['mod', 'download', 'all'], { ...options, cwd: module });
    });
  const whole = path.join(cache, `go-${name}`);
  // Go keeps modules in a place of its own, which can have been emptied since the folder was made.
  const failed =
    (await make(whole, () => Promise.resolve())) ??
    (await run(go, ['mod', 'download', 'all'], { ...options, cwd: whole }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    ));
  if (failed === undefined) return { go, module: whole };
  const withoutSdk = reason(failed.error);
  if (sdk === undefined) return { missing: `The modules of go.mod could not be had: ${withoutSdk}` };
  const rest = path.join(cache, `go-without-sdk-${name}`);
  const failedToo = await make(rest, async (module) => {
    await run(go, ['mod', 'edit', `-droprequire=${sdk}`], { ...options, cwd: module });
  });
  if (failedToo !== undefined)
    return { missing: `The modules of go.mod could not be had: ${reason(failedToo.error)}` };
  return { go, module: rest, withoutSdk };
}

/** What a command complained, on one line. */
function reason(error: unknown): string {
  const { stderr = '', message } = error as Error & { readonly stderr?: string };
  return (stderr.trim() || message).replaceAll(/\s*\n\s*/g, ' ');
}
