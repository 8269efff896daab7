/** The archives of example projects and server projects as files to download. */
import { downloadsPlugin, type Downloads } from '../../../framework/downloads/index.ts';
import { exampleNames, exampleProject, loadExample } from '../../../languages/example-projects/index.ts';
import { archiveFile, archiveFolder, makeArchive, type Project } from '../../../languages/projects/index.ts';
import {
  loadServerProject,
  serverProject,
  serverProjectNames,
} from '../../../languages/server-projects/index.ts';

function archives({ name, languages, files }: Project): (readonly [string, Uint8Array])[] {
  return languages.map((language) => {
    const archive = makeArchive(archiveFolder(name, language), files(language));
    return [archiveFile(name, language), archive] as const;
  });
}

function projectDownloads(): Downloads {
  const projects = [
    ...exampleNames().map((name) => exampleProject(loadExample(name))),
    ...serverProjectNames().map((name) => serverProject(loadServerProject(name))),
  ];
  return new Map(projects.flatMap(archives));
}

/** Docusaurus plugin that writes the archives next to the pages. */
export const exampleDownloadsPlugin = downloadsPlugin(
  'example-downloads',
  ['examples/**/*', 'samples/**/*', 'server-projects/**/*', 'data/applications/*.yaml'],
  () => Promise.resolve(projectDownloads()),
);
