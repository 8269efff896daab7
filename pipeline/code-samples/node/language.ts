import type { Language } from '../language.ts';
import { CONTINUES_PROGRAM } from '../writing/continuations.ts';
import { ENVIRONMENTS } from './environments.ts';
import { PROJECT_SERVER } from './project-server.ts';
import { nodeWriter } from './writer.ts';

export const node = {
  id: 'node',
  label: 'Node.js',
  grammar: 'typescript',
  fences: ['ts'],
  family: 'server',
  sampleFile: { pattern: /^node\.ts$/, name: 'node.ts' },
  queryWords: ['node', 'nodejs', 'node.js'],
  looseQueryWords: ['js', 'javascript', 'ts', 'typescript'],
  synonyms: ['js', 'javascript', 'node'],
  check: 'compiled',
  isProven: true,
  requests: {
    writer: nodeWriter,
    environments: ENVIRONMENTS,
    sdk: { mark: '@basis-theory/node-sdk', accessor: (names) => ['client', ...names].join('.') },
    // A package of npm init is CommonJS, where a .ts file has no top-level await.
    programFile: (name) => `${name}.mts`,
    runCommand: (file) => `npx tsx ${file}`,
    continuation: CONTINUES_PROGRAM,
    proven: 'Compiled and run',
    isCompared: false,
  },
  projectServer: PROJECT_SERVER,
} as const satisfies Language;
