/** The programs of `content/samples/` that readers can download. */
import {
  sampleDownloads as downloadsOf,
  loadSample,
  sampleIds,
} from '../../../../pipeline/code-samples/samples/index.ts';
import type { Downloads } from '../downloads.ts';

/** The files of all samples that say `download: true`, by their path from the root of the site. */
export function sampleDownloads(): Promise<Downloads> {
  const files = sampleIds().flatMap((id) =>
    downloadsOf(loadSample(id)).map(({ path, code }) => [path, code] as const),
  );
  return Promise.resolve(new Map(files));
}
