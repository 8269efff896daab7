import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.ts';

/** Where this code is, whichever site it builds. */
const ownRoot = fileURLToPath(new URL('../..', import.meta.url));

/** All that can decide what is made: finer lists were wrong twice, and code changes far less often than material. */
const PLACES = ['pipeline', 'site', 'src/lib', 'src/components', 'package-lock.json'];

const COUNTS = /\.(?:ts|mjs|cjs|json)$/;
const DOES_NOT_COUNT = /\.test\.ts$|(?:^|\/)testing\//;

function filesOf(root: string, place: string): readonly string[] {
  if (COUNTS.test(place)) return [place];
  return readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(place, file))
    .filter((file) => COUNTS.test(file) && !DOES_NOT_COUNT.test(file))
    .sort();
}

/**
 * One fingerprint for all code that makes pages and outputs, and for the versions of packages. Views of components are
 * no part of it: they draw what is made.
 *
 * @param root of the project that holds the code
 */
export function fingerprintOfCode(root: string): string {
  const prints = PLACES.flatMap((place) => filesOf(root, place)).map(
    (file) => `${file} ${fingerprint(readFileSync(path.join(root, file)))}`,
  );
  return fingerprint(prints.join('\n'));
}

let ownCode: string | undefined;

/** The fingerprint of the code that this process runs, taken when it's first asked for. */
export function codeFingerprint(): string {
  return (ownCode ??= fingerprintOfCode(ownRoot));
}
