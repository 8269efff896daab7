import type { Language } from '../language.ts';

export const react = {
  id: 'react',
  label: 'React',
  grammar: 'tsx',
  family: 'web',
  sampleFile: { pattern: /^react\.tsx$/, name: 'react.tsx' },
  queryWords: ['react'],
  implementations: ['react'],
  pageEnding: '.tsx',
  check: 'compiled',
  isProven: true,
  inBrowser: true,
} as const satisfies Language;
