/** Samples that are programs of their own, as files to download: those whose `sample.yaml` says `download: true`. */
import { isSampleLanguage, requestSamples } from '../lists.ts';
import { programFile, runCommand } from '../requests/index.ts';
import type { Sample } from './types.ts';

export interface SampleDownload {
  /** Language of the program, for the link. */
  readonly label: string;
  /** From the root of the site, e.g. `/samples/check-masked-key/check-masked-key.py`. */
  readonly path: string;
  readonly code: string;
  /** What runs the file; absent where it takes a project around it. */
  readonly command?: string;
}

/**
 * The files of a sample that readers can download; none for a sample that does not offer them.
 *
 * @throws Error, a sentence that names the sample, when it has code in a language that is not offered, or a Java file
 *   with another class than downloads have
 */
export function sampleDownloads({ id, download, files }: Sample): readonly SampleDownload[] {
  if (download !== true) return [];
  return files.map(({ language, label, code }) => {
    if (!isSampleLanguage(language))
      throw new Error(
        `The sample "${id}": a download has no ${label} file. Give pipeline/code-samples/${language}/language.ts "requests" with a programFile.`,
      );
    const file = programFile(id, language);
    const { programRule } = requestSamples(language);
    if (programRule !== undefined && !programRule.pattern.test(code))
      throw new Error(`The sample "${id}": the download is ${file}. ${programRule.fix}`);
    const command = runCommand(id, language);
    return { label, path: `/samples/${id}/${file}`, code, ...(command === undefined ? {} : { command }) };
  });
}
