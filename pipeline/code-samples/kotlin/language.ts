import type { Language } from '../language.ts';

export const kotlin = {
  id: 'kotlin',
  label: 'Kotlin',
  grammar: 'kotlin',
  family: 'web',
  sampleFile: { pattern: /^android\.kt$/, name: 'android.kt' },
  queryWords: ['kotlin'],
  check: 'parsed',
  isProven: true,
  compiledAgainst: 'declarations of the libraries that it imports',
} as const satisfies Language;
