import * as z from 'zod';
import type { BuiltDocs } from '../built-docs.ts';

/** The parameter that chooses the language of samples. */
export function languageParameter(docs: BuiltDocs): z.ZodOptional<z.ZodEnum<Record<string, string>>> {
  const languages = Object.fromEntries(docs.languages.map((language) => [language, language]));
  return z
    .enum(languages, { error: `The language must be one of ${docs.languages.join(', ')}.` })
    .describe('The only language of samples in the result.')
    .optional();
}
