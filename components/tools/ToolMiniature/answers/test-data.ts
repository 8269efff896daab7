import { ANYTHING, matching } from '@site/engines/test-data';
import { browserFile } from '../../../browser/use-browser-data';
import type { Answer } from '../answer';

const SHOWN = 3;

/** The first values whose description has the words. */
export const answer: Answer = async (input) => {
  const found = matching(await browserFile('TestDataPicker', 'values'), ANYTHING, input);
  if (found.length === 0) return 'No test data matches. Try "expired", "frictionless", or "visa".';
  return found
    .slice(0, SHOWN)
    .map(
      ({ value, facts }) =>
        `${value}  ${facts.map(({ subject, short }) => `${subject}: ${short}`).join('; ')}`,
    )
    .join('\n');
};
