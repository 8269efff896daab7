/** Installs the packages of the runtimes before the first test, once for all files. */
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensurePackages, type NpmPackages } from '../../../scripts/lib/npm-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    reactorPackages: NpmPackages;
  }
}

/** Folder with the lockfile of the packages. */
export const REACTOR_PACKAGES = path.join(import.meta.dirname, 'packages');

/** Tests get them by `inject('reactorPackages')`. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('reactorPackages', await ensurePackages(REACTOR_PACKAGES));
}
