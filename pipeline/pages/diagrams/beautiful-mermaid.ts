/**
 * The only import of beautiful-mermaid: its package exports itself to `import` only, which the framework's loader of
 * its configuration does not resolve (unjs/jiti#247), so its file is named.
 */
export {
  parseMermaid,
  renderMermaidSVG,
  type MermaidGraph,
} from '../../../node_modules/beautiful-mermaid/dist/index.js';
