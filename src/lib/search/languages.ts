import { TAB_FAMILIES, type LanguageFamily } from '../sample-preferences/constants';

/** A language of samples, as `?lang=` names it. */
type SampleLanguage = (typeof TAB_FAMILIES)[LanguageFamily][number];

/** What readers call a language, and the samples that they mean by it: those that come first, where a page has them. */
const LANGUAGES_BY_NAME: ReadonlyMap<string, readonly SampleLanguage[]> = new Map([
  ['curl', ['curl']],
  ['node', ['node']],
  ['nodejs', ['node']],
  ['node.js', ['node']],
  ['python', ['python']],
  ['c#', ['csharp']],
  ['csharp', ['csharp']],
  ['.net', ['csharp']],
  ['dotnet', ['csharp']],
  ['go', ['go']],
  ['golang', ['go']],
  ['java', ['java']],
  ['js', ['javascript', 'node']],
  ['javascript', ['javascript', 'node']],
  ['ts', ['typescript', 'node']],
  ['typescript', ['typescript', 'node']],
  ['react', ['react']],
  ['html', ['html']],
  ['swift', ['swift']],
  ['kotlin', ['kotlin']],
]);

/**
 * The languages that a word of a query names, the one that it most likely means first.
 *
 * @param word in lower case
 */
export function languagesNamed(word: string): readonly SampleLanguage[] {
  return LANGUAGES_BY_NAME.get(word) ?? [];
}

/** Whether a word of a query names a language that calls the API. Pages say "React" where it matters, few say "Java". */
export function namesServerLanguage(word: string): boolean {
  const [first] = languagesNamed(word);
  return first !== undefined && (TAB_FAMILIES.server as readonly SampleLanguage[]).includes(first);
}
