import path from 'node:path';
import type { Plugin } from 'vite';

/** What stands for React in the browser, by what a component imports. */
const IN_BROWSER: Readonly<Partial<Record<string, string>>> = {
  react: path.resolve('app/browser/start/react.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};

/**
 * Gives components Preact in the browser, where each kilobyte is a reader's, and React where pages are rendered. An alias
 * would apply to both.
 */
export function reactInBrowser(): Plugin {
  return {
    name: 'react-in-browser',
    enforce: 'pre',
    resolveId(source, importer) {
      const replacement = IN_BROWSER[source];
      if (replacement === undefined || this.environment.name !== 'client') return null;
      return this.resolve(replacement, importer, { skipSelf: true });
    },
  };
}
