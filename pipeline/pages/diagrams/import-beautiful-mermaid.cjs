// @ts-check
/**
 * Imports what lays out flowcharts and state diagrams. Its package exports itself to `import` only, which Jiti, with
 * which the framework loads its configuration, doesn't resolve (unjs/jiti#247); Jiti leaves this file alone.
 *
 * @returns {Promise<typeof import('beautiful-mermaid')>} the package
 */
module.exports.importBeautifulMermaid = () => import('beautiful-mermaid');
