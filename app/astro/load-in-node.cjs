/**
 * Imports a module past the development server, which would take it as one of its own.
 *
 * @param {string} address
 */
module.exports = (address) => import(address);
