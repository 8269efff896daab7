import type { Language } from '../language.ts';
import { ENVIRONMENTS } from './environments.ts';
import { curlWriter } from './writer.ts';

export const curl = {
  id: 'curl',
  label: 'cURL',
  grammar: 'bash',
  fences: ['sh', 'shell'],
  family: 'server',
  sampleFile: { pattern: /^curl\.sh$/, name: 'curl.sh' },
  queryWords: ['curl'],
  check: 'parsed',
  isProven: true,
  requests: {
    writer: curlWriter,
    environments: ENVIRONMENTS,
    programFile: (name) => `${name}.sh`,
    runCommand: (file) => `bash ${file}`,
    continuation:
      'Run the steps in one shell: later ones use the variables of earlier ones. jq reads them from the answers.',
    proven: 'Run',
    isCompared: false,
  },
} as const satisfies Language;
