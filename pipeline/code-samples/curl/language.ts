import type { Language } from '../language.ts';
import { ENVIRONMENTS } from './environments.ts';
import { plainCurlWriter } from './plain.ts';
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
    stepWriter: plainCurlWriter,
    environments: ENVIRONMENTS,
    programFile: (name) => `${name}.sh`,
    runCommand: (file) => `bash ${file}`,
    continuation: 'Run the steps in one shell. Later ones use values from earlier responses.',
    proven: 'Run',
    isCompared: false,
  },
} as const satisfies Language;
