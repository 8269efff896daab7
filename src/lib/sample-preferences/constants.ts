/** Where the reader's choices are stored, and which values they may have. Read by the page's head script too. */
export const LANGUAGE_FAMILIES = {
  server: ['curl', 'node', 'python', 'csharp', 'go', 'java'],
  web: ['javascript', 'typescript', 'react', 'html'],
} as const;

/** Samples come in two families whose choices are independent: code that calls the API, and code of a web page. */
export type LanguageFamily = keyof typeof LANGUAGE_FAMILIES;

export const LANGUAGE_KEYS = {
  server: 'sample-language',
  web: 'sample-language-web',
} as const satisfies Record<LanguageFamily, string>;

/** Attributes of the root element that decide in the style sheet which panels show. */
export const LANGUAGE_ATTRIBUTES = {
  server: 'data-sample-language',
  web: 'data-sample-language-web',
} as const satisfies Record<LanguageFamily, string>;

export const ENVIRONMENTS = ['test', 'production'] as const;
export type SampleEnvironment = (typeof ENVIRONMENTS)[number];
export const ENVIRONMENT_KEY = 'sample-environment';
export const ENVIRONMENT_ATTRIBUTE = 'data-environment';

/** Attribute of the root element where script runs; the style sheet shows what works without it to all others. */
export const SCRIPTED_ATTRIBUTE = 'data-scripted';

/** The family that a language belongs to; undefined for a value that is not the language of a tab. */
export function languageFamily(language: string): LanguageFamily | undefined {
  if ((LANGUAGE_FAMILIES.server as readonly string[]).includes(language)) return 'server';
  if ((LANGUAGE_FAMILIES.web as readonly string[]).includes(language)) return 'web';
  return undefined;
}

/** Whether a text is the name of an environment. */
export function isEnvironment(value: string | null): value is SampleEnvironment {
  return (ENVIRONMENTS as readonly (string | null)[]).includes(value);
}

/** Reads an environment; anything unknown is the test environment. */
export function toEnvironment(value: string | null): SampleEnvironment {
  return isEnvironment(value) ? value : 'test';
}
