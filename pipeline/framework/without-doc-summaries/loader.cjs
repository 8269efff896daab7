/**
 * Empties the list of docs in the data of a version, and leaves other data as it is.
 *
 * @param {string} source JSON that the docs plugin writes for a route
 * @returns {string} JSON
 */
module.exports = function emptyDocs(source) {
  const data = JSON.parse(source);
  return data.version?.docs === undefined
    ? source
    : JSON.stringify({ ...data, version: { ...data.version, docs: {} } });
};
