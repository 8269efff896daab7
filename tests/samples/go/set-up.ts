/** Makes the Go module of the proofs before the first test, once for all files. */
import type { TestProject } from 'vitest/node';
import { ensureGo, type GoEnvironment } from '../../../scripts/lib/go-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    go: GoEnvironment;
  }
}

/** Tests get it by `inject('go')`. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('go', await ensureGo());
}
