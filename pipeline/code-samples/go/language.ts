import type { Language } from '../language.ts';
import { CONTINUES_MAIN } from '../writing/continuations.ts';
import { ENVIRONMENTS } from './environments.ts';
import { goWriter } from './writer.ts';

export const go = {
  id: 'go',
  label: 'Go',
  grammar: 'go',
  family: 'server',
  sampleFile: { pattern: /^main\.go$/, name: 'main.go' },
  queryWords: ['go', 'golang'],
  synonyms: ['golang', 'go sdk'],
  check: 'parsed',
  isProven: true,
  requests: {
    writer: goWriter,
    environments: ENVIRONMENTS,
    sdk: { mark: 'Basis-Theory/go-sdk', accessor: (names) => ['api', ...names].join('.') },
    programFile: (name) => `${name}.go`,
    continuation: CONTINUES_MAIN,
    proven: 'Compiled and run',
    isCompared: true,
  },
} as const satisfies Language;
