/**
 * Code is highlighted at build time, so the highlighter that comes with the classic theme must not reach the browser:
 * its module resolves to nothing. The theme imports it in a client module that cannot be switched off
 * (facebook/docusaurus#9122); `src/components/CodeBlock`, which `src/theme/MDXComponents` registers, and
 * `src/theme/prism-include-languages` replace what used it.
 */
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin that removes the theme's highlighter from every bundle. */
export function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({ resolve: { alias: { 'prism-react-renderer': false } } }),
  };
}
