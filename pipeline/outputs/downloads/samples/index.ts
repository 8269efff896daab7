/** Docusaurus plugin that writes the programs of `samples/` that readers can download next to the pages. */
import { downloadsPlugin } from '../../../framework/downloads/index.ts';
import { sampleDownloads } from '../../../languages/samples/downloads.ts';
import { loadSample, sampleIds } from '../../../languages/samples/index.ts';

export const sampleDownloadsPlugin = downloadsPlugin('sample-downloads', ['samples/**/*'], () =>
  Promise.resolve(
    new Map(
      sampleIds().flatMap((id) =>
        sampleDownloads(loadSample(id)).map(({ path, code }) => [path, code] as const),
      ),
    ),
  ),
);
