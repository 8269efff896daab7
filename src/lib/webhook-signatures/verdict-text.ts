/** The result as plain text, as a reader pastes it into a ticket. */
import { CHECK_LABELS, type Check } from './checks';
import type { Change } from './changed-value';
import type { Verdict } from './verify-delivery';

const MARKS: Readonly<Record<Check['result'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  unchecked: 'not checked',
};

/** The first thing that's wrong, if anything is. */
export function firstFailure({ checks }: Verdict): Check | undefined {
  return checks.find(({ result }) => result === 'failed');
}

const hexByte = (byte: number | undefined): string =>
  byte === undefined ? 'nothing' : byte.toString(16).padStart(2, '0');

/** What was changed, as one line. */
export function changeText({ offset, expected, found }: Change): string {
  return `Byte ${String(offset)} was ${hexByte(expected)}, and is ${hexByte(found)}`;
}

/** All checks, the signed bytes' length and digest, and the change. Nothing of the body. */
export function verdictText(verdict: Verdict): string {
  const { checks, signed, change, isGenuine } = verdict;
  const lines = [
    isGenuine ? 'Every check passes.' : (firstFailure(verdict)?.says ?? 'Not everything could be checked.'),
    '',
    ...checks.map(({ id, result, says }) => `- ${CHECK_LABELS[id]}: ${MARKS[result]}. ${says}`),
    ...(signed === undefined
      ? []
      : [`- Signed bytes: ${String(signed.bytes.length)}, SHA-256 ${signed.sha256}`]),
    ...(change === undefined ? [] : [`- ${changeText(change)}`]),
  ];
  return lines.join('\n');
}
