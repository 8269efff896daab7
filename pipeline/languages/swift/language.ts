import type { Language } from '../language.ts';

export const swift = {
  id: 'swift',
  label: 'Swift',
  grammar: 'swift',
  family: 'web',
  sampleFile: { pattern: /^ios\.swift$/, name: 'ios.swift' },
  queryWords: ['swift'],
  check: 'parsed',
} as const satisfies Language;
