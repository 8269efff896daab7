/** Samples that are programs of their own, as files to download: those whose `sample.yaml` says `download: true`. */
import type { Language, Sample } from './index.ts';

/** `.mts` runs with top-level await in a folder without a `package.json`, too. */
const EXTENSIONS: Partial<Record<Language, string>> = { node: 'mts', python: 'py' };

export interface SampleDownload {
  /** Language of the program, for the link. */
  readonly label: string;
  /** From the root of the site, e.g. `/samples/check-masked-key/check-masked-key.py`. */
  readonly path: string;
  readonly code: string;
}

/**
 * The files of a sample that readers can download; none for a sample that does not offer them.
 *
 * @throws Error, a sentence that names the sample, when it has code in a language that is not offered
 */
export function sampleDownloads({ id, download, files }: Sample): readonly SampleDownload[] {
  if (download !== true) return [];
  return files.map(({ language, label, code }) => {
    const extension = EXTENSIONS[language];
    if (extension === undefined)
      throw new Error(
        `samples/${id}/sample.yaml: a download has no ${label} file. Add its extension to plugins/samples/downloads.ts.`,
      );
    return { label, path: `/samples/${id}/${id}.${extension}`, code };
  });
}
