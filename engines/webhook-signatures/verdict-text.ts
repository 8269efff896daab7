/** The result as plain text, as a reader pastes it into a ticket. */
import type { Bytes } from './bytes';
import { CHECK_LABELS, type Check } from './checks';
import type { Change } from './changed-value';
import type { Verdict } from './verify-delivery';

const MARKS: Readonly<Record<Check['result'], string>> = {
  passed: 'ok',
  failed: 'FAILED',
  unchecked: 'not checked',
  unknown: 'unknown',
};

/** The first thing that's wrong, if anything is. */
export function firstFailure({ checks }: Verdict): Check | undefined {
  return checks.find(({ result }) => result === 'failed');
}

/** The character that a byte belongs to, with its value; `"\\n"` for what can't be shown. */
function byteText(bytes: Bytes, offset: number): string {
  const byte = bytes[offset] ?? 0;
  const value = `0x${byte.toString(16).padStart(2, '0')}`;
  if (byte < 0x80) return `${JSON.stringify(String.fromCharCode(byte))} (${value})`;
  // In UTF-8, only the first byte of a character is outside of 0x80 to 0xbf.
  let start = offset;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  const [character = ''] = new TextDecoder().decode(bytes.subarray(start, start + 4));
  return `part of "${character}" (${value})`;
}

/** What was changed, as one sentence. */
export function changeText({ offset, signed, now }: Change): string {
  const place = `${String(offset)} (counting from 0)`;
  if (offset >= now.length)
    return `Byte ${place} was ${byteText(signed, offset)}, and the body now ends before it.`;
  if (offset >= signed.length)
    return `The signed body ended before byte ${place}, which is now ${byteText(now, offset)}.`;
  return `Byte ${place} was ${byteText(signed, offset)} and is now ${byteText(now, offset)}.`;
}

/** All checks, the canonical form's length and digest, and the change. Nothing of the body. */
export function verdictText(verdict: Verdict): string {
  const { checks, canonical, change, isGenuine } = verdict;
  const lines = [
    isGenuine ? 'Every check passes.' : (firstFailure(verdict)?.says ?? 'Not everything could be checked.'),
    '',
    ...checks.map(({ id, result, says }) => `- ${CHECK_LABELS[id]}: ${MARKS[result]}. ${says}`),
    ...(canonical === undefined
      ? []
      : [
          `- ${canonical.isSigned ? 'Signed bytes' : 'Canonical form of this body, in bytes'}: ${String(canonical.bytes.length)}, SHA-256 ${canonical.sha256}`,
        ]),
    ...(change === undefined ? [] : [`- ${changeText(change)}`]),
  ];
  return lines.join('\n');
}
