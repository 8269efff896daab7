/** Makes the Python of the proofs before the first test, once for all files. */
import type { TestProject } from 'vitest/node';
import { ensurePython, type PythonEnvironment } from '../../../scripts/lib/python-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    python: PythonEnvironment;
  }
}

/** Tests get it by `inject('python')`. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('python', await ensurePython());
}
