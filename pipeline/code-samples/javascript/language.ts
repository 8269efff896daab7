import type { Language } from '../language.ts';

export const javascript = {
  id: 'javascript',
  label: 'JavaScript',
  grammar: 'javascript',
  fences: ['js'],
  family: 'web',
  sampleFile: { pattern: /^javascript\.js$/, name: 'javascript.js' },
  queryWords: ['js', 'javascript'],
  check: 'parsed',
  isProven: true,
  isCalledByPlatform: true,
} as const satisfies Language;
