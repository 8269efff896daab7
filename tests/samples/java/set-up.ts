/** Makes the packages of the Java proofs before the first test, once for all files. */
import type { TestProject } from 'vitest/node';
import { ensureJava, type JavaEnvironment } from '../../../scripts/lib/java-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    java: JavaEnvironment;
  }
}

/** Tests get it by `inject('java')`. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('java', await ensureJava());
}
