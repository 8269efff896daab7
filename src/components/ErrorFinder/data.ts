import type { ErrorFacts } from '../../lib/error-finder/index.ts';
import { errorFacts } from '../../../pipeline/outputs/error-facts/index.ts';

/** Everything that the error finder knows. */
export async function data(): Promise<{ readonly facts: ErrorFacts }> {
  return { facts: await errorFacts() };
}
