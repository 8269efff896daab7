import type { Language } from '../language.ts';

export const html = {
  id: 'html',
  label: 'HTML',
  grammar: 'html',
  family: 'web',
  sampleFile: { pattern: /^web\.html$/, name: 'web.html' },
  queryWords: ['html'],
  pageEnding: '.html',
  check: 'parsed',
  isProven: true,
  inBrowser: true,
} as const satisfies Language;
