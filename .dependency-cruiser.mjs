// @ts-check
/**
 * Who can import what: the order of the wings, the fronts of rooms, what runs in the browser, where the framework's
 * packages are, and no cycles.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The wings of the pipeline: each can know those before it. */
const WINGS = ['sources', 'material', 'languages', 'pages', 'outputs', 'astro'];

/** How many parts the path of a wing has; rooms are below it. */
const WING_DEPTH = 2;

/** A test of a room can reach inside it; what only tests use isn't a reason for a larger front. */
const TESTS = '^tests/|/testing/|\\.test\\.tsx?$';

/** What a component does when the site is built. */
const COMPONENTS_AT_BUILD_TIME =
  '^src/components/([^/]+/(definition|expand|data)|registry/(definitions|expansions|browser-data))\\.ts$';

/**
 * A folder with a front is a room, which others enter through it: `index.ts`, or `language.ts` of a language. A wing is
 * not a room, but where it has an `index.ts`, that is the front of the files directly in it. Folders without a front hold
 * independent files.
 *
 * @param {string} folder
 */
function rooms(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\/(index\.tsx?|language\.ts)$/.test(file) && file.split('/').length > WING_DEPTH + 1)
    .map((front) => ({ room: path.posix.dirname(front), front }));
}

const fronts = [
  ...['pipeline', 'src/lib'].flatMap(rooms).map(({ room, front }) => ({ front, inside: `^${room}/` })),
  ...WINGS.map((wing) => `pipeline/${wing}`)
    .filter((wing) => readdirSync(wing).includes('index.ts'))
    .map((wing) => ({ front: `${wing}/index.ts`, inside: `^${wing}/[^/]+$`, from: `^${wing}/` })),
];

export default {
  forbidden: [
    ...WINGS.slice(0, -1).map((wing, place) => ({
      name: `order-of-wings: pipeline/${wing}`,
      comment: `Imports run one way: ${WINGS.join(' ← ')}. Move the file to a later wing, or what it imports to an earlier one.`,
      severity: 'error',
      from: { path: `^pipeline/${wing}/`, pathNot: TESTS },
      to: { path: `^pipeline/(${WINGS.slice(place + 1).join('|')})/` },
    })),
    ...fronts.map(({ front, inside, from = inside }) => ({
      name: `enter-through: ${front}`,
      comment: `Import ${front}, and export there what it lacks; or move the file to where it is used.`,
      severity: 'error',
      from: { pathNot: [from, TESTS] },
      to: { path: inside, pathNot: `^${front}$` },
    })),
    {
      name: 'front-of-components',
      comment:
        'Import index.tsx, definition.ts, expand.ts or data.ts of a component; the registry imports its behavior.ts and island.tsx, too. What two components share is a component, or in src/lib.',
      severity: 'error',
      from: { path: '^([^/]+/[^/]+/[^/]+)', pathNot: TESTS },
      to: {
        path: '^src/components/[^/]+/',
        pathNot: [
          '^$1/',
          '^src/components/([^/]+/(index|definition|expand|data|behavior|island)|registry/[^/]+)\\.tsx?$',
        ],
      },
    },
    {
      name: 'registry-binds',
      comment:
        'Only the registry imports the behavior.ts and island.tsx of a component: it binds and loads them for all.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/components/(registry/|[^/]+/index\\.tsx$)', TESTS] },
      to: { path: '^src/components/[^/]+/(behavior|island)\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-imports-no-build',
      comment:
        'Code for the browser imports nothing that runs when the site is built; definition.ts, expand.ts and data.ts of a component do.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, COMPONENTS_AT_BUILD_TIME, '^src/generated\\.d\\.ts$'] },
      to: { path: '^(pipeline|server|scripts|mcp)/' },
    },
    {
      name: 'mcp-reads-what-was-built',
      comment:
        'The server for assistants needs the built site and nothing of the build. Have the build write what it lacks, or move it to src/lib.',
      severity: 'error',
      from: { path: '^mcp/', pathNot: TESTS },
      to: { path: '^(pipeline|scripts|tests|bench|src/(components|shell|browser|head))/' },
    },
    {
      name: 'browser-runs-no-definitions',
      comment:
        'Definitions, expansions and data of components run when the site is built. Import types of definitions only.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TESTS, COMPONENTS_AT_BUILD_TIME] },
      to: {
        path: [COMPONENTS_AT_BUILD_TIME, '^components/registry/index\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'framework-in-its-folders',
      comment: "Import the framework's packages in pipeline/astro and src/framework only.",
      severity: 'error',
      from: {
        path: '^(astro\\.config\\.mjs|(pipeline|site|src|server|mcp|scripts)/)',
        pathNot: ['^(pipeline/astro|src/framework)/', TESTS],
      },
      to: { path: '^(node_modules/)?(astro|@astrojs)/|^astro:' },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
