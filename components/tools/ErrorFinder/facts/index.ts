/** What the error finder knows, off the tables of `content/data/` and the API description. */
import type { ErrorFacts } from '../../../../engines/errors/index.ts';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { baseClasses } from './base-classes.ts';
import { charges } from './charges.ts';
import { describedErrors, knownOperations } from './described-errors.ts';
import { apiErrors, proxyErrors, reactorErrors } from './status-errors.ts';
import { tableErrors } from './table-errors.ts';

/**
 * Every error that these docs describe, with what it's recognized by, what its table says about it, and where.
 *
 * @throws a sentence when a table doesn't have the form that is read here
 */
export async function errorFacts(): Promise<ErrorFacts> {
  const description = await loadApiDescription();
  return {
    errors: [
      ...apiErrors(description),
      ...proxyErrors(),
      ...reactorErrors(),
      ...describedErrors(description),
      ...tableErrors(),
      ...baseClasses(),
    ],
    charges: charges(),
    operations: knownOperations(description),
  };
}
