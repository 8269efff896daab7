import type { Language } from '../language.ts';
import { CONTINUES_MAIN } from '../writing/continuations.ts';
import { ENVIRONMENTS } from './environments.ts';
import { javaWriter } from './writer.ts';

export const java = {
  id: 'java',
  label: 'Java',
  grammar: 'java',
  family: 'server',
  sampleFile: { pattern: /^[A-Z]\w*\.java$/, name: '<Class>.java' },
  queryWords: ['java'],
  check: 'parsed',
  isProven: true,
  requests: {
    writer: javaWriter,
    environments: ENVIRONMENTS,
    sdk: {
      mark: 'com.basistheory',
      accessor: (names) => ['client', ...names].join('().').replace('()', ''),
    },
    programFile: () => 'Main.java',
    programRule: { pattern: /^public class Main\b/m, fix: 'Name the public class of the Java file Main.' },
    continuation: CONTINUES_MAIN,
    proven: 'Compiled and run',
    isCompared: true,
  },
} as const satisfies Language;
