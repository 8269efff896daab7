import type { Language } from '../language.ts';

export const json = {
  id: 'json',
  label: 'JSON',
  grammar: 'json',
  sampleFile: { pattern: /^json\.json$/, name: 'json.json' },
  check: 'parsed',
} as const satisfies Language;
