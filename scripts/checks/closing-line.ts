/**
 * What ends the output of `npm test`, e.g. `812 passed, 0 failed, skipped: the proof in Python (There is no Python.)`.
 */
export function closingLine(passed: number, failed: number, skipped: readonly string[]): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped.length === 0 ? line : `${line}, skipped: ${skipped.join('; ')}`;
}
