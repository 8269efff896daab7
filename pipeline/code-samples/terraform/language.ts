import type { Language } from '../language.ts';

export const terraform = {
  id: 'terraform',
  label: 'Terraform',
  grammar: 'terraform',
  sampleFile: { pattern: /^main\.tf$/, name: 'main.tf' },
  check: 'parsed',
} as const satisfies Language;
