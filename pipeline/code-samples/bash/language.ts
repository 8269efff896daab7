import type { Language } from '../language.ts';

export const bash = {
  id: 'bash',
  label: 'Shell',
  grammar: 'bash',
  sampleFile: { pattern: /^bash\.sh$/, name: 'bash.sh' },
  check: 'parsed',
} as const satisfies Language;
