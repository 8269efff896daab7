import { closestMatch } from 'leven';

/**
 * Identifies the known value that comes closest to a mistyped one, for the end of an error sentence.
 *
 * @param {string} value
 * @param {Iterable<string>} known
 * @returns {string} e.g. ` Did you mean "tokens.create"?`, or an empty string when nothing comes close
 */
export function didYouMean(value, known) {
  const closest = closestMatch(value, [...known], { maxDistance: Math.max(2, Math.floor(value.length / 3)) });
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
