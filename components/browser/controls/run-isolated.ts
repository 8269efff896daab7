/** Runs a part of the page. What it throws is told as an uncaught exception is, and ends no other part. */
export function runIsolated(part: () => void): void {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
}
