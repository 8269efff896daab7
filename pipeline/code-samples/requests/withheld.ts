/**
 * Steps that a page shows as comments in a sequence of plain calls. A reader who pastes the whole must not send a call
 * that only a checked response allows, such as a charge at a second processor.
 */
import { isCharge } from '../writing/charges.ts';
import { described } from '../writing/checks.ts';
import type { Call } from '../writing/types.ts';

/**
 * When a call that depends on a check can be sent. In a sequence that charges, that's each call, and elsewhere each
 * one that changes something, such as a deletion.
 *
 * @param calls all of the sequence
 * @returns a line for the reader. Undefined for a call that depends on no check, or that only reads
 */
export function sendCondition(calls: readonly Call[], index: number): string | undefined {
  if (calls[index]?.operation.method === 'GET' && !calls.some(isCharge)) return undefined;
  const checked = calls.slice(0, index).findLastIndex(({ conditions }) => conditions.length > 0);
  const earlier = calls[checked];
  if (earlier === undefined) return undefined;
  const { branch, conditions, title = '' } = earlier;
  const isInBranch = branch !== undefined && index <= checked + branch.length;
  const reason = isInBranch && isCharge(earlier) ? ' (for a reason that allows another attempt)' : '';
  return `Uncomment and send only if ${described(isInBranch ? branch.when : conditions)}${reason} in the response to "${title}":`;
}

/** Code as comments of a shell. Comments stay unchanged. */
export function withheld(code: string): string {
  return code.replaceAll(/^(?=[^#\n])/gm, '# ');
}
