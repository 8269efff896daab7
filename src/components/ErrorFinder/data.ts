import type { ErrorFacts } from '../../lib/error-finder/index.ts';
import { loadApiDescription } from '../../../pipeline/material/api-description/index.ts';
import { baseClasses } from './base-classes.ts';
import { charges } from './charges.ts';
import { describedErrors, knownOperations } from './described-errors.ts';
import { apiErrors, proxyErrors, reactorErrors } from './status-errors.ts';
import { tableErrors } from './table-errors.ts';

/** Everything that the error finder knows, off the tables of `data/` and the API description. */
export async function data(): Promise<{ readonly facts: ErrorFacts }> {
  const description = await loadApiDescription();
  return {
    facts: {
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
    },
  };
}
