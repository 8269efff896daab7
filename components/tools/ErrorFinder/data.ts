import type { ErrorFacts } from '../../../engines/errors/index.ts';
import { errorFacts } from './facts/index.ts';

/** Everything that the error finder knows. */
export async function data(): Promise<{ readonly facts: ErrorFacts }> {
  return { facts: await errorFacts() };
}
