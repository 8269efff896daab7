import { bundledLanguages, type BundledLanguage } from 'shiki/langs';
import type { LanguageInput } from 'shiki/core';
import { LANGUAGES, type Language } from '../../code-samples/index.ts';

/** What an author can write after the fence besides the languages of samples, and the grammar that reads it. */
const OTHER_FENCES: Readonly<Record<string, string>> = {
  console: 'shellsession',
  css: 'css',
  diff: 'diff',
  groovy: 'groovy',
  hcl: 'hcl',
  http: 'http',
  ini: 'ini',
  jsx: 'jsx',
  properties: 'properties',
  ruby: 'ruby',
  sql: 'sql',
  text: 'text',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

/** Is read by no grammar. */
const PLAIN = 'text';

const grammarNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHER_FENCES),
  ...LANGUAGES.flatMap(({ grammar, fences = [] }: Language) =>
    [grammar, ...fences].map((fence) => [fence, grammar] as const),
  ),
]);

/** The grammars that the site's code needs. */
export const grammars: readonly LanguageInput[] = [...new Set(grammarNames.values())]
  .filter((name) => name !== PLAIN)
  .map((name) => {
    if (!isBundled(name))
      throw new Error(
        `Shiki has no grammar "${name}". Correct it in pipeline/code-samples/ or in this file.`,
      );
    return bundledLanguages[name];
  });

function isBundled(name: string): name is BundledLanguage {
  return Object.hasOwn(bundledLanguages, name);
}

/**
 * Finds the grammar of a language.
 *
 * @param language what is after the fence, e.g. `ts`
 * @returns the grammar's name, e.g. `typescript`; `text` is read by none and stays as it is
 * @throws a sentence that lists the known languages
 */
export function grammarOf(language: string): string {
  const grammar = grammarNames.get(language);
  if (grammar === undefined) {
    throw new Error(
      `There is no highlighting for the language "${language}". Write one of ${[...grammarNames.keys()].sort().join(', ')}, or add it to pipeline/pages/highlight/languages.ts.`,
    );
  }
  return grammar;
}
