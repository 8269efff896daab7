import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { fingerprint } from './fingerprint.ts';

/** Where this code is, whichever site it builds. */
const ownRoot = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** It has the version of each package, none of which is looked into. */
const LOCKFILE = 'package-lock.json';

/**
 * The files that a module is made of: itself, what it imports, and what that imports, types and packages aside.
 *
 * @param module its path from the root
 * @param root of the project that holds the code
 * @returns paths from the root, sorted
 * @throws Error with the place of an import that leads nowhere
 */
export async function filesOfModule(module: string, root: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    alias: { '@site': root },
    packages: 'external',
    // What the bundler gives an address of is no part of what imports it.
    external: ['*?url', '*&url'],
    loader: { '.css': 'empty' },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' } },
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

const known = new Map<string, string>();

function fileFingerprint(file: string): string {
  const print = known.get(file) ?? fingerprint(readFileSync(path.join(ownRoot, file)));
  known.set(file, print);
  return print;
}

async function makeFingerprint(module: string): Promise<string> {
  const files = [...(await filesOfModule(module, ownRoot)), LOCKFILE];
  return fingerprint(files.map((file) => `${file} ${fileFingerprint(file)}`).join('\n'));
}

const made = new Map<string, Promise<string>>();

/**
 * The fingerprint of the code that a module runs, as it was when it was first asked for: a process goes on with the code
 * that it has loaded.
 *
 * @param module its address, as in `import.meta.url`
 */
export function codeFingerprint(module: string): Promise<string> {
  const file = path.relative(ownRoot, realpathSync(fileURLToPath(module)));
  const print = made.get(file) ?? makeFingerprint(file);
  made.set(file, print);
  return print;
}
