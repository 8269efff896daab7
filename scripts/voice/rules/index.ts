import { grammar } from './grammar.ts';
import { phrases } from './phrases.ts';
import type { Rule } from './rule.ts';
import { words } from './words.ts';

export type { Rule } from './rule.ts';

/** Every rule, by number. */
export const RULES: readonly Rule[] = [...words, ...phrases, ...grammar].sort((a, b) => a.number - b.number);
