import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileServer } from '../../scripts/lib/compile-server.ts';
import { root } from '../../scripts/lib/project.mjs';

/** What a deployment holds, in a folder outside of the project, so that nothing else can be imported. */
export interface ProductionFolder {
  readonly directory: string;
  /** Folders of the installed packages, e.g. `node_modules/send`. */
  readonly packages: readonly string[];
  readonly remove: () => void;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Readonly<Record<'dev' | 'devOptional' | 'optional', unknown>>>>;
}

/** Compiles the server, and installs what `npm ci --omit=dev` does by copying it from the packages of the project. */
export async function writeProductionFolder(): Promise<ProductionFolder> {
  const directory = mkdtempSync(path.join(tmpdir(), 'production-'));
  await compileServer(path.join(directory, 'dist/server.mjs'));
  const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const packages = Object.entries(lockfile.packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder !== '' && !dev && !devOptional && !optional)
    .map(([folder]) => folder);
  for (const copied of ['package.json', 'scripts', ...packages]) {
    cpSync(path.join(root, copied), path.join(directory, copied), { recursive: true });
  }
  return {
    directory,
    packages,
    remove: () => {
      rmSync(directory, { recursive: true });
    },
  };
}
