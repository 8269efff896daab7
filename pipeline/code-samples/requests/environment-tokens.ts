import type { EnvironmentTokens } from '../language.ts';
import { languageById, requestSamples, SAMPLE_LANGUAGES, type SampleLanguage } from '../lists.ts';

/**
 * The substrings that differ between samples for the two environments, and the only ones: replacing one by the other in an
 * emitted sample gives the sample of the other environment.
 */
export function environmentTokens(language: SampleLanguage): EnvironmentTokens {
  return requestSamples(language).environments;
}

/**
 * The one rule for which code follows the reader's environment: code that names the test environment the way its
 * language does, whether it was emitted, is a file of `content/samples/` or was written on a page.
 *
 * @param fence what follows the fence of the code, e.g. `bash`
 * @returns undefined for code that names no environment
 */
export function environmentTokensIn(fence: string, code: string): EnvironmentTokens | undefined {
  const language = SAMPLE_LANGUAGES.map(languageById).find(
    ({ grammar, fences }) => grammar === fence || fences?.includes(fence),
  );
  const tokens = language?.requests?.environments;
  return tokens !== undefined && code.includes(tokens.test) ? tokens : undefined;
}
