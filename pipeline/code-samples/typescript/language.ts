import type { Language } from '../language.ts';

export const typescript = {
  id: 'typescript',
  label: 'TypeScript',
  grammar: 'typescript',
  fences: ['ts'],
  family: 'web',
  sampleFile: { pattern: /^web\.ts$/, name: 'web.ts' },
  queryWords: ['ts', 'typescript'],
  implementations: ['javascript', 'web'],
  pageEnding: '.ts',
  check: 'compiled',
  isProven: true,
  inBrowser: true,
} as const satisfies Language;
