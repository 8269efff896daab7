// @ts-check
/**
 * Who can import what: the order of the layers, the entry points of folders, what runs in the browser, where the
 * framework's packages are, and no cycles.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Each layer can know those before it. The folders after the last layer stand on top of what they need. */
const LAYERS = ['engines', 'content/site', 'pipeline', 'components', 'app'];
const ON_TOP = ['server', 'deploy', 'mcp', 'scripts', 'bench', 'tests'];

/** A test can reach inside a folder; what only tests use isn't a reason for a larger entry point. */
const TESTS = '^tests/|/testing/|\\.test\\.tsx?$';

/** What runs when the site is built, of the layer that has code for the browser too. */
const COMPONENTS_AT_BUILD_TIME =
  '^components/(pages\\.ts|builders/|[^/]+/[^/]+/((definition|expand|data)\\.ts|facts/)|registry/(definitions|expansions|browser-data)\\.ts)';

/**
 * A folder with an `index.ts`, or `language.ts` of a language, is entered through it. Folders without hold independent
 * files.
 *
 * @param {string} layer
 */
function entryPoints(layer) {
  return (
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(layer, file))
      .filter(
        (file) =>
          /\/index\.tsx?$|\/[^/]+\/[^/]+\/language\.ts$/.test(file) && path.posix.dirname(file) !== layer,
      )
      .map((entry) => ({ entry, folder: path.posix.dirname(entry) }))
      // Folders of the pipeline hold others with an entry point of their own.
      .map(({ entry, folder }) => ({
        entry,
        inside: `^${folder}/${folder.split('/').length === 2 && layer === 'pipeline' ? '[^/]+$' : ''}`,
        folder,
      }))
  );
}

export default {
  forbidden: [
    ...LAYERS.map((layer, index) => ({
      name: `order-of-layers: ${layer}`,
      comment: `Imports run one way: ${LAYERS.join(' ← ')} ← ${ON_TOP.join(', ')}. Move the file to a later layer or what it imports to an earlier one, or pass in what it needs.`,
      severity: 'error',
      from: { path: `^${layer}/`, pathNot: TESTS },
      to: { path: `^(${[...LAYERS.slice(index + 1), ...ON_TOP].join('|')})/` },
    })),
    ...['engines', 'pipeline', 'app/outputs'].flatMap(entryPoints).map(({ entry, inside, folder }) => ({
      name: `enter-through: ${entry}`,
      comment: `Import ${entry}, and export there what it lacks; or move the file to where it is used.`,
      severity: 'error',
      from: { pathNot: [`^${folder}/`, TESTS] },
      to: { path: inside, pathNot: `^${entry}$` },
    })),
    {
      name: 'entry-points-of-components',
      comment:
        'Import index.tsx, definition.ts, expand.ts or data.ts of a component; the registry imports its behavior.ts and island.tsx, too. What two components share is a component, or in components/shared or components/browser.',
      severity: 'error',
      from: { path: '^([^/]+/[^/]+/[^/]+)', pathNot: TESTS },
      to: {
        path: '^components/(writing|generated|tools)/[^/]+/',
        pathNot: ['^$1/', '^components/[^/]+/[^/]+/(index|definition|expand|data|behavior|island)\\.tsx?$'],
      },
    },
    {
      name: 'registry-binds',
      comment:
        'Only the registry imports the behavior.ts and island.tsx of a component: it binds and loads them for all.',
      severity: 'error',
      from: {
        path: '^(components|app)/',
        pathNot: ['^components/(registry/|[^/]+/[^/]+/index\\.tsx$)', TESTS],
      },
      to: { path: '^components/[^/]+/[^/]+/(behavior|island)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-imports-no-build',
      comment:
        'Code for the browser imports nothing that runs when the site is built, types apart; definition.ts, expand.ts and data.ts of a component do.',
      severity: 'error',
      from: {
        path: '^(engines|components|app/(shell|browser))/',
        pathNot: [TESTS, COMPONENTS_AT_BUILD_TIME],
      },
      to: {
        path: ['^pipeline/', COMPONENTS_AT_BUILD_TIME],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mcp-reads-what-was-built',
      comment:
        'The server for assistants needs the built site and nothing of the build. Have the build write what it lacks, or move it to engines.',
      severity: 'error',
      from: { path: '^mcp/', pathNot: TESTS },
      to: { path: '^(pipeline|components|app|scripts|tests|bench)/' },
    },
    {
      name: 'framework-in-its-folders',
      comment: "Import the framework's packages in app/astro and app/browser/router only.",
      severity: 'error',
      from: {
        path: '^(astro\\.config\\.mjs|(engines|content|pipeline|components|app|server|mcp|scripts)/)',
        pathNot: ['^app/(astro|browser/router)/', TESTS],
      },
      to: { path: '^(node_modules/)?(astro|@astrojs)/|^astro:' },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'] },
    skipAnalysisNotInRules: true,
  },
};
