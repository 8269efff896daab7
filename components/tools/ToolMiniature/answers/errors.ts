import { CHARGE_QUESTION, findErrors, plainLine } from '@site/engines/errors';
import { browserFile } from '../../../browser/use-browser-data';
import type { Answer } from '../answer';

/** The first error that's recognized, and whether a charge might have happened. */
export const answer: Answer = async (input) => {
  const { findings, charge, help } = findErrors(input, await browserFile('ErrorFinder', 'facts'));
  const [first] = findings;
  if (first === undefined) return help ?? 'Write a status or a message.';
  const verdict = first.charge ?? charge;
  return verdict === undefined
    ? first.error.name
    : `${first.error.name}\n${CHARGE_QUESTION} ${plainLine(verdict.reason)}`;
};
