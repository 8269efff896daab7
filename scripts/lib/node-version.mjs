// @ts-check

/**
 * Compares the running Node.js with what the project needs.
 *
 * @param {string} running as in `process.versions.node`, e.g. `20.19.0`
 * @param {string} needed as in `engines.node` of package.json, in the form `>=20.19`
 * @returns {string | undefined} a sentence with the fix when it is too old
 */
export function nodeVersionProblem(running, needed) {
  const least = numbersOf(needed);
  const present = numbersOf(running);
  const differing = least.findIndex((number, index) => number !== present[index]);
  if (differing === -1 || (present[differing] ?? 0) > (least[differing] ?? 0)) return undefined;
  return `This is Node.js ${running}, and the project needs ${least.join('.')} or newer. Install it from https://nodejs.org/ and run the command again.`;
}

/** @param {string} version */
function numbersOf(version) {
  return (version.match(/\d+/g) ?? []).map(Number);
}
