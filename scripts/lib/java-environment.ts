/** The Java compiler with the packages that proofs of samples compile with: made on demand, kept in `.cache/`. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isExecutable, placesOnPath } from './find-command.ts';
import { makeFolderOnce } from './make-folder-once.ts';
import { root } from './project.mjs';

const run = promisify(execFile);

const POM = path.join(root, 'tests/samples/java/pom.xml');
const CACHE = path.join(root, '.cache');
/** After this many milliseconds Maven counts as failed. */
const PATIENCE = 5 * 60_000;
/** Maven starts slowly, so an SDK that could not be had is asked for again after this many milliseconds. */
const ASK_AGAIN = 24 * 60 * 60_000;
/** In a folder of packages without the SDK: why that is not there. */
const REASON = 'without-sdk.txt';

/** A compiler, or a sentence that says why there is none. */
export type JavaEnvironment =
  | {
      readonly java: string;
      /** A folder of packages, as archives. */
      readonly packages: string;
      /** Why the SDK is not among them; absent when it is. */
      readonly withoutSdk?: string;
      readonly missing?: undefined;
    }
  | { readonly java?: undefined; readonly missing: string };

/** Where things are; tests give their own. */
export interface JavaPlaces {
  readonly environment?: NodeJS.ProcessEnv;
  readonly pom?: string;
  readonly cache?: string;
}

/**
 * Finds a Java development kit and lets Maven copy the packages that `pom.xml` pins, once for each content of it. Where
 * the SDK, which is in the profile `sdk`, cannot be had, the others are copied without it.
 */
export async function ensureJava(places: JavaPlaces = {}): Promise<JavaEnvironment> {
  const { environment = process.env, pom = POM, cache = CACHE } = places;
  const find = (command: string): string | undefined =>
    placesOnPath([command], environment).find(isExecutable);
  const java = find('java');
  const maven = find('mvn');
  if (java === undefined || find('javac') === undefined)
    return { missing: 'There is no Java development kit on the PATH. Install one to run the proof.' };
  if (maven === undefined)
    return { missing: 'There is no command mvn on the PATH. Install Maven to run the proof.' };
  const hash = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 16);
  const whole = path.join(cache, `java-${hash}`);
  if (existsSync(whole)) return { java, packages: whole };
  const rest = path.join(cache, `java-without-sdk-${hash}`);
  const reasonFile = path.join(rest, REASON);
  if (existsSync(reasonFile) && Date.now() - statSync(reasonFile).mtimeMs < ASK_AGAIN)
    return { java, packages: rest, withoutSdk: readFileSync(reasonFile, 'utf8') };

  const copy = async (folder: string, ...profile: readonly string[]): Promise<void> => {
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${folder}`];
    const args = ['--batch-mode', '--quiet', '--file', pom, ...profile, ...goal];
    await run(maven, args, { env: environment, timeout: PATIENCE, maxBuffer: 64_000_000 });
  };
  const failed = await makeFolderOnce(whole, (folder) => copy(folder, '--activate-profiles=sdk'));
  if (failed === undefined) return { java, packages: whole };
  const withoutSdk = reason(failed.error);
  await rm(rest, { recursive: true, force: true });
  const failedToo = await makeFolderOnce(rest, async (folder) => {
    await copy(folder);
    await writeFile(path.join(folder, REASON), withoutSdk);
  });
  if (failedToo !== undefined)
    return { missing: `The packages of pom.xml could not be had: ${reason(failedToo.error)}` };
  return { java, packages: rest, withoutSdk };
}

/** The first error that Maven printed. */
function reason(error: unknown): string {
  const { stdout = '', message } = error as Error & { readonly stdout?: string };
  return /\[ERROR\] (.*)/.exec(stdout)?.[1]?.replace(/ -> \[Help 1\]$/, '') ?? message;
}
