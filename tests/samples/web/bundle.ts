/** The samples as a bundler of a reader makes them: one build of all, with the packages as they are installed. */
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { sampleFile } from '../../../pipeline/content/sample-files/index.ts';
import type { SamplePage } from './entry.ts';

const START = 'start';

/** Where the script of a page is served. */
export function scriptPath(page: SamplePage): string {
  if ('script' in page) return `/${page.script}/web.js`;
  if ('native' in page) return `/${page.native}/native/${page.component}.js`;
  return `/${page.react}/${page.component}.js`;
}

/** The file that a bundler starts with. React is strict, as in the templates of bundlers. */
function startCode(page: SamplePage): string {
  if ('script' in page) {
    const file = JSON.stringify(sampleFile(page.script, 'web.ts'));
    return page.caller === undefined ? `import ${file};` : `import * as sample from ${file};\n${page.caller}`;
  }
  const file =
    'native' in page ? sampleFile(page.native, 'react-native.tsx') : sampleFile(page.react, 'react.tsx');
  return `import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ${page.component} as Component } from ${JSON.stringify(file)};
createRoot(document.querySelector('main')).render(
  createElement(StrictMode, undefined, createElement(Component, ${JSON.stringify(page.props ?? {})})),
);`;
}

/** All scripts of the pages, and the chunks that they share, by path. */
export async function bundlePages(pages: readonly SamplePage[]): Promise<ReadonlyMap<string, string>> {
  const byScript = new Map(pages.map((page) => [scriptPath(page), page]));
  const startFiles: Plugin = {
    name: START,
    setup: (build) => {
      build.onResolve({ filter: new RegExp(`^${START}:`) }, ({ path: name }) => ({
        path: name.slice(START.length + 1),
        namespace: START,
      }));
      build.onLoad({ filter: /.*/, namespace: START }, ({ path: name }) => {
        const page = byScript.get(name);
        return page && { contents: startCode(page), resolveDir: process.cwd(), loader: 'js' };
      });
    },
  };
  const { outputFiles } = await bundle({
    entryPoints: Object.fromEntries(
      [...byScript.keys()].map((script) => [script.slice(1, -'.js'.length), `${START}:${script}`]),
    ),
    outdir: '/',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      'react-native': path.resolve('tests/samples/web/native-double/react-native.tsx'),
      '@basis-theory/react-native-elements': path.resolve('tests/samples/web/native-double/elements.tsx'),
      '@basis-theory/react-native-threeds': path.resolve('tests/samples/web/native-double/elements.tsx'),
    },
    plugins: [startFiles],
    logLevel: 'silent',
  });
  return new Map(outputFiles.map((file) => [file.path, file.text]));
}
