import { recognizeCode, unpackFacts } from '@site/engines/permissions';
import { browserFile } from '../../../browser/use-browser-data';
import type { Answer } from '../answer';

/** The permissions of the operations that a line of code calls. */
export const answer: Answer = async (input) => {
  const facts = unpackFacts(await browserFile('PermissionPlanner', 'facts'));
  const found = recognizeCode(input, facts).operations.map(({ id }) => id);
  if (found.length === 0) return 'No call is recognized. Write one such as "DELETE /tokens/{id}".';
  return facts.operations
    .filter(({ id }) => found.includes(id))
    .map(({ summary, permissions }) => `${summary}: ${permissions.join(', ') || 'no permission'}`)
    .join('\n');
};
