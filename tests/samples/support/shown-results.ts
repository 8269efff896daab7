/** What a request sample shows of the response when it runs. */

/** What prints in the languages that run here. */
const PRINTS = /(?:console\.log|^\s*print|fmt\.Print\w*|System\.out\.print\w*)\(/m;

/** Whether a sample prints a part of the response; one without a harmless part prints nothing. */
export function showsResult(code: string): boolean {
  return PRINTS.test(code);
}
