/** Imports a module past the development server, which would take it as one of its own. */
module.exports = (address) => import(address);
