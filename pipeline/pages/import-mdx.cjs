// @ts-check
/**
 * Imports the compiler of MDX as Node does. Jiti, with which the framework loads its configuration, resolves every
 * import as CommonJS and fails over a package that is an ES module only (unjs/jiti#73, estree-walker); it leaves this
 * file alone.
 *
 * @returns {Promise<typeof import('@mdx-js/mdx')>} the package
 */
module.exports.importMdx = () => import('@mdx-js/mdx');
