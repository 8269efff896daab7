/** What readers call the languages of samples, as the search index has it. */
export interface LanguageNames {
  /** Words in lower case, each with the languages that it names as in `?lang=`, the likeliest first. */
  readonly words: readonly (readonly [word: string, languages: readonly string[]])[];
  /** Those that call the API. */
  readonly server: readonly string[];
}

/**
 * The languages that a word of a query names, the one that it most likely means first: a result has the samples of the
 * first that its page has.
 *
 * @param word in lower case
 */
export function languagesNamed({ words }: LanguageNames, word: string): readonly string[] {
  return words.find(([name]) => name === word)?.[1] ?? [];
}

/**
 * Whether a word of a query identifies a language that calls the API. Pages say "React" where it matters, few say "Java".
 */
export function namesServerLanguage(names: LanguageNames, word: string): boolean {
  const [first] = languagesNamed(names, word);
  return first !== undefined && names.server.includes(first);
}
