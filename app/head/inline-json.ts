/**
 * A value as JSON for a script inside of a page: without `<`, which could end the script or begin a comment of HTML.
 *
 * @param value whatever JSON can hold
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
