/** Installs React Native and the Elements for it before the first test, once for all files. */
import type { TestProject } from 'vitest/node';
import { ensurePackages, type NpmPackages } from '../../../scripts/lib/npm-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    reactNativePackages: NpmPackages;
  }
}

/** Tests get them by `inject('reactNativePackages')`. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('reactNativePackages', await ensurePackages(import.meta.dirname));
}
