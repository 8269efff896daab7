import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Places } from './write-pages.ts';

/** A documentation framework that ours is compared with, with its default theme. */
export interface Peer {
  /** As the report calls it. */
  readonly name: string;
  /** Its files in `bench/peers/sites/`; the versions of its packages are in its `package.json`. */
  readonly folder: string;
  readonly places: Places;
  /** Whether it shows the title of the front matter as the first heading. */
  readonly hasTitleInFrontMatter: boolean;
  /** The program that builds it, from its `node_modules`, and its arguments. */
  readonly program: string;
  readonly command: readonly string[];
  /** Folders that the build writes, from the peer's folder: the site, and what it keeps. */
  readonly output: string;
  readonly caches: readonly string[];
  /** The keys that open its search; absent where it comes without one. */
  readonly searchShortcut?: string;
}

function nameWithVersion(name: string, folder: string, packageName: string): string {
  const file = path.join(import.meta.dirname, 'sites', folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return `${name} ${dependencies[packageName] ?? ''}`;
}

export const PEERS: readonly Peer[] = [
  {
    name: nameWithVersion('Starlight', 'starlight', '@astrojs/starlight'),
    folder: 'starlight',
    places: {
      home: 'src/content/docs/index.md',
      homeFrontMatter: { template: 'splash' },
      page: (route) => `src/content${route.replace(/^\/docs/, '/docs/docs')}.md`,
    },
    hasTitleInFrontMatter: true,
    program: 'astro/bin/astro.mjs',
    command: ['build'],
    output: 'dist',
    caches: ['.astro'],
    searchShortcut: 'Control+k',
  },
  {
    name: nameWithVersion('Docusaurus', 'docusaurus', '@docusaurus/core'),
    folder: 'docusaurus',
    places: {
      home: 'src/pages/index.md',
      page: (route) => `docs/${route.replace(/^\/docs\/?/, '') || 'index'}.md`,
    },
    hasTitleInFrontMatter: false,
    program: '@docusaurus/core/bin/docusaurus.mjs',
    command: ['build'],
    output: 'build',
    caches: ['.docusaurus'],
  },
  {
    name: nameWithVersion('VitePress', 'vitepress', 'vitepress'),
    folder: 'vitepress',
    places: {
      home: 'index.md',
      homeFrontMatter: { sidebar: false },
      page: (route) => `${route.slice(1)}.md`,
    },
    hasTitleInFrontMatter: false,
    program: 'vitepress/bin/vitepress.js',
    command: ['build'],
    output: 'dist',
    caches: ['cache'],
    searchShortcut: 'Control+k',
  },
];
