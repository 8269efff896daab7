import type { LanguageId } from '../lists.ts';
import { loadSample } from '../samples/index.ts';

/**
 * The code of a sample in one language.
 *
 * @throws Error, a sentence that names the sample, when it lacks the language
 */
export function codeOf(id: string, language: LanguageId): string {
  const code = loadSample(id).files.find((file) => file.language === language)?.code;
  if (code === undefined) throw new Error(`The sample "${id}" has no ${language}.`);
  return code;
}
