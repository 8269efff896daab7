/** Programs that readers download: the names of their files, and what runs them. */
import { requestSamples, type SampleLanguage } from '../lists.ts';

/** Name of the file with the whole program of a language; a Java file is named after its class. */
export function programFile(name: string, language: SampleLanguage): string {
  return requestSamples(language).programFile(name);
}

/** What runs the downloaded program of a language; undefined where it takes a project around it. */
export function runCommand(name: string, language: SampleLanguage): string | undefined {
  return requestSamples(language).runCommand?.(programFile(name, language));
}
