/**
 * Keeps only what the pages use of the framework's style sheet (Infima): its rules are matched against the class names
 * in the theme and in `src/`, and custom properties that nothing reads are dropped. Our own sheets are left as they are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type { Plugin } from '@docusaurus/types';
import type { AcceptedPlugin, Root } from 'postcss';

const themeFolders = [
  'theme-classic/lib',
  'theme-common/lib',
  'plugin-content-docs/lib/client',
  'core/lib/client',
];

/** Files whose words count as class names in use. */
const usedIn = [
  ...themeFolders.map((folder) => path.resolve('node_modules/@docusaurus', folder, '**/*.js')),
  path.resolve('src/**/*.{ts,tsx}'),
];

/** Theme parts that this site has no page for, and whose class names would otherwise keep rules: 0.2 kB of the gzipped sheet. */
const notUsed = ['Blog*', 'DocCard*', 'Tag*', 'DocTag*'].map((part) =>
  path.resolve('node_modules/@docusaurus/theme-classic/lib/theme', part, '**'),
);

/** Names of the custom properties that files outside Infima read, e.g. `--ifm-navbar-height`. */
function propertiesReadIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|js|tsx)$/.test(file))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/--ifm-[\w-]+/g) ?? []);
}

function isInfima(file: string | undefined): boolean {
  return file?.includes(`${path.sep}infima${path.sep}`) ?? false;
}

function leanInfima(): AcceptedPlugin {
  const purge = purgeCSSPlugin({
    content: usedIn,
    skippedContentGlobs: notUsed,
    safelist: {
      // Elements that Markdown writes and no component names, and classes that the theme's admonitions put together.
      standard: [/^(?:table|thead|tbody|tr|th|td|blockquote|dl|dt|dd|ol|hr|strong|em|img)$/, /^alert--/],
      variables: [path.resolve('node_modules/@docusaurus/theme-classic/lib'), path.resolve('src')].flatMap(
        propertiesReadIn,
      ),
    },
    // Named by parts of the theme that this site never renders: dropdowns, version badges, cards, tabs. 0.6 kB gzipped.
    blocklist: [
      /^dropdown/,
      /^badge/,
      /^hero/,
      /^navbar--(?:dark|primary)$/,
      /^footer--dark$/,
      /^card/,
      /^tabs/,
    ],
    variables: true,
  });
  return {
    postcssPlugin: 'lean-infima',
    async OnceExit(root: Root, helpers) {
      if (!isInfima(root.source?.input.file) || !('OnceExit' in purge)) return;
      // PurgeCSS does not see a property that is read over several lines: `var(\n  --name\n)`.
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, 'var($1)');
      });
      await purge.OnceExit?.(root, helpers);
    },
  };
}

/** Docusaurus plugin that shortens the framework's style sheet in a production build. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(leanInfima());
      return options;
    },
  };
}
