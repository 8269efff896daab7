/** The archives of example projects and server projects as files to download. */
import { downloadsPlugin, type Downloads } from '../../../framework/downloads/index.ts';
import {
  archiveFile,
  archiveFolder,
  exampleLanguages,
  exampleNames,
  loadExample,
  makeArchive,
  projectFiles,
  SERVER_LANGUAGES,
  type ServerLanguage,
} from '../../../languages/example-projects/index.ts';
import {
  loadServerProject,
  serverProjectFiles,
  serverProjectNames,
} from '../../../languages/server-projects/index.ts';

function archives(
  name: string,
  languages: readonly ServerLanguage[],
  files: (language: ServerLanguage) => ReadonlyMap<string, string>,
): (readonly [string, Uint8Array])[] {
  return languages.map((language) => {
    const archive = makeArchive(archiveFolder(name, language), files(language));
    return [archiveFile(name, language), archive] as const;
  });
}

function exampleDownloads(): Downloads {
  const examples = exampleNames().map((name) => loadExample(name));
  const servers = serverProjectNames().map((name) => loadServerProject(name));
  return new Map([
    ...examples.flatMap((example) =>
      archives(example.name, exampleLanguages(example), (language) => projectFiles(example, language)),
    ),
    ...servers.flatMap((project) =>
      archives(project.name, SERVER_LANGUAGES, (language) => serverProjectFiles(project, language)),
    ),
  ]);
}

/** Docusaurus plugin that writes the archives next to the pages. */
export const exampleDownloadsPlugin = downloadsPlugin(
  'example-downloads',
  ['examples/**/*', 'samples/**/*', 'server-projects/**/*', 'data/applications/*.yaml'],
  () => Promise.resolve(exampleDownloads()),
);
