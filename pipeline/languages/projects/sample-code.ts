import { snakeCase } from '../writing/names.ts';
import type { LanguageId } from '../lists.ts';
import { loadSample } from '../samples/index.ts';
import type { ServerLanguage } from './types.ts';

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

/** Name of a sample's file in `server/`: a module of Python has no hyphens. */
export function serverFile(id: string, language: ServerLanguage): string {
  return language === 'python' ? `${snakeCase(id)}.py` : `${id}.ts`;
}
