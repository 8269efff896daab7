import type { Language } from '../language.ts';
import { CONTINUES_PROGRAM } from '../writing/continuations.ts';
import { ENVIRONMENTS } from './environments.ts';
import { csharpWriter } from './writer.ts';

export const csharp = {
  id: 'csharp',
  label: 'C#',
  grammar: 'csharp',
  fences: ['cs'],
  family: 'server',
  sampleFile: { pattern: /^csharp\.cs$/, name: 'csharp.cs' },
  queryWords: ['c#', 'csharp', '.net', 'dotnet'],
  synonyms: ['c#', 'csharp', '.net', 'dotnet'],
  check: 'parsed',
  requests: {
    writer: csharpWriter,
    environments: ENVIRONMENTS,
    sdk: { mark: 'BasisTheory.Client', accessor: (names) => ['client', ...names].join('.') },
    programFile: (name) => `${name}.cs`,
    continuation: CONTINUES_PROGRAM,
    proven: 'Compiled and run',
    isCompared: true,
  },
} as const satisfies Language;
