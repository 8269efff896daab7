/** The archives of example projects as files to download. */
import { downloadsPlugin, type Downloads } from '../downloads/index.ts';
import {
  archiveFile,
  archiveFolder,
  exampleLanguages,
  exampleNames,
  loadExample,
  makeArchive,
  projectFiles,
} from '../example-projects/index.ts';

function exampleDownloads(): Downloads {
  const examples = exampleNames().map((name) => loadExample(name));
  return new Map(
    examples.flatMap((example) =>
      exampleLanguages(example).map((language) => {
        const { name } = example;
        const archive = makeArchive(archiveFolder(name, language), projectFiles(example, language));
        return [archiveFile(name, language), archive] as const;
      }),
    ),
  );
}

/** Docusaurus plugin that writes the archives next to the pages. */
export const exampleDownloadsPlugin = downloadsPlugin(
  'example-downloads',
  ['examples/**/*', 'samples/**/*', 'data/applications/*.yaml'],
  () => Promise.resolve(exampleDownloads()),
);
