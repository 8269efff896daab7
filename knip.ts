import type { KnipConfig } from 'knip';
import docusaurusConfig from './docusaurus.config.ts';

export default {
  // Knip's own plugin calls a plugin of the framework without its context, and fails.
  docusaurus: false,
  entry: [
    'docusaurus.config.ts',
    'scripts/{start,test,serve}.mjs',
    // Compiled by scripts/lib/compile-server.ts.
    'server/main.ts',
    // Named by its path in plugins/page-pipeline.
    'plugins/page-pipeline/page-loader.mjs',
    // Imported by the pages that show them, see plugins/page-pipeline/import-components.ts.
    'src/components/AddressCheck/index.tsx',
    // Found by the framework by their path.
    'site/sidebars.ts',
    'src/pages/**/*.tsx',
    'src/theme/**/*.{ts,tsx}',
    ...(docusaurusConfig.clientModules ?? []).filter((module) => module !== undefined),
  ],
  project: ['**/*.{ts,tsx,mjs,js}', '!samples/**', '!{build,dist}/**'],
  paths: { '@site/*': ['./*'] },
  ignoreDependencies: [
    // Names that the framework's bundler resolves; they are no packages.
    /^@theme(?:-original)?\//,
    /^@generated\//,
    /^@docusaurus\/(?:[A-Z]\w*|use[A-Z]\w*|router)$/,
    // Imported by samples, which are compiled against them.
    '@basis-theory/react-elements',
    'react-18-types',
    // Named as text in docusaurus.config.ts.
    '@docusaurus/plugin-svgr',
    // Run by name, see scripts/checks/list.ts.
    'cspell',
    '@redocly/cli',
  ],
  // A type that a signature names is exported with it, whether another file imports it or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
} satisfies KnipConfig;
