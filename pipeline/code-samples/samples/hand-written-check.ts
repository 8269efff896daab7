import { isSampleLanguage, languageById, type LanguageId } from '../lists.ts';
import { comparedSentence, proofOf } from '../requests/index.ts';

/** Packages that could not be installed: `tests/samples/` declares what they export, after their repositories. */
export const DECLARED_PACKAGES: readonly string[] = ['@basis-theory/react-native-threeds'];

/**
 * What a hand-written sample was checked against, as a short sentence for the mark beside it; undefined when it was
 * only parsed.
 *
 * @param id name of the sample's folder
 */
export function handWrittenCheck(language: LanguageId, id: string, code: string): string | undefined {
  const { check, compiledAgainst, inBrowser, isCalledByPlatform, requests, resolved } =
    languageById(language);
  const mark = requests?.sdk?.mark;
  const usesSdk = mark !== undefined && code.includes(mark);
  const proof = proofOf(language, `samples/${id}`, code);
  if (proof !== undefined && compiledAgainst !== undefined) return `Compiled against ${compiledAgainst}.`;
  if (proof !== undefined && inBrowser) {
    const checked = check === 'compiled' ? 'Compiled, and used' : 'Used';
    return `${checked} in Chromium, against a mock platform that checks how it's called.`;
  }
  if (proof !== undefined && isCalledByPlatform)
    return 'Run in a test that calls it the way the platform does, with mocked responses.';
  if (proof !== undefined) {
    const checked = check === 'compiled' ? 'Compiled and run' : 'Type-checked and run';
    return usesSdk
      ? `${checked} with ${proof.package ?? ''} ${proof.version ?? ''}, with mocked responses.`
      : `${checked}.`;
  }
  if (check === 'compiled') {
    const declared = DECLARED_PACKAGES.find((name) => code.includes(`from '${name}'`));
    return declared === undefined
      ? 'Compiled against the packages that it imports.'
      : `Compiled against declarations based on the repository of ${declared}, and against the other packages that it imports.`;
  }
  if (resolved?.mark.test(code)) return resolved.sentence;
  return usesSdk && isSampleLanguage(language) ? comparedSentence(language) : undefined;
}
