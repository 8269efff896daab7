import type { Language } from '../language.ts';

export const swift = {
  id: 'swift',
  label: 'Swift',
  grammar: 'swift',
  family: 'web',
  sampleFile: { pattern: /^ios\.swift$/, name: 'ios.swift' },
  queryWords: ['swift'],
  check: 'parsed',
  resolved: {
    mark: /^import (?:BasisTheoryElements|ThreeDS)$/m,
    sentence: 'Checked against the public API of the library that it imports. Not compiled.',
  },
} as const satisfies Language;
