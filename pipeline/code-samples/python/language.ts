import type { Language } from '../language.ts';
import { CONTINUES_PROGRAM } from '../writing/continuations.ts';
import { ENVIRONMENTS } from './environments.ts';
import { PROJECT_SERVER } from './project-server.ts';
import { pythonWriter } from './writer.ts';

export const python = {
  id: 'python',
  label: 'Python',
  grammar: 'python',
  fences: ['py'],
  family: 'server',
  sampleFile: { pattern: /^python\.py$/, name: 'python.py' },
  queryWords: ['python'],
  check: 'parsed',
  isProven: true,
  requests: {
    writer: pythonWriter,
    environments: ENVIRONMENTS,
    sdk: { mark: 'from basis_theory', accessor: (names) => ['client', ...names].join('.') },
    programFile: (name) => `${name}.py`,
    runCommand: (file) => `python ${file}`,
    continuation: CONTINUES_PROGRAM,
    proven: 'Type-checked and run',
    isCompared: true,
  },
  projectServer: PROJECT_SERVER,
} as const satisfies Language;
