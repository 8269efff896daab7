/** How much of a word fits in a token, and what the others weigh, fitted to o200k on this site's pages. */
const LETTERS_OF_A_TOKEN = 7;
const MARKS_OF_A_TOKEN = 2.2;
const MARK_WEIGHT = 0.75;
const LINE_WEIGHT = 0.5;
const SHARE = 1.06;

function sum(matches: readonly string[] | null, weigh: (match: string) => number): number {
  return (matches ?? []).reduce((total, match) => total + weigh(match), 0);
}

/**
 * Estimates how many tokens a string has for a language model, without a model's vocabulary, which is two megabytes.
 * On the pages of this site it's between 6 % below and 9 % above what o200k counts. On the whole it's 2 % above.
 *
 * @returns a whole number
 */
export function countTokens(text: string): number {
  const words = sum(text.match(/[A-Za-z]+/g), ({ length }) => Math.max(1, length / LETTERS_OF_A_TOKEN));
  const digits = sum(text.match(/\d{1,3}/g), () => 1);
  const marks = sum(text.match(/[^\sA-Za-z\d]+/g), ({ length }) => Math.max(1, length / MARKS_OF_A_TOKEN));
  const lines = sum(text.match(/\n\s*/g), () => 1);
  return Math.ceil(SHARE * (words + digits + MARK_WEIGHT * marks + LINE_WEIGHT * lines));
}
