import { LANGUAGES } from '../languages.ts';
import type { LanguageId } from '../lists.ts';

/** The language of a file in the folder of a sample; undefined for an unknown file name. */
export function languageOf(fileName: string): LanguageId | undefined {
  return LANGUAGES.find(({ sampleFile }) => sampleFile.pattern.test(fileName))?.id;
}

/** Names of the files that a sample can have, for an error. */
export function knownFileNames(): string {
  return LANGUAGES.map(({ sampleFile }) => sampleFile.name).join(', ');
}
