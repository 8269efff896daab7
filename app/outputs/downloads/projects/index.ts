/** The archives of example projects and server projects as files to download. */
import { cachedDownloads, type Downloads } from '../downloads.ts';
import {
  exampleNames,
  exampleProject,
  loadExample,
} from '../../../../pipeline/code-samples/example-projects/index.ts';
import {
  archiveFile,
  archiveFolder,
  makeArchive,
  type Project,
} from '../../../../pipeline/code-samples/projects/index.ts';
import {
  loadServerProject,
  serverProject,
  serverProjectNames,
} from '../../../../pipeline/code-samples/server-projects/index.ts';

function archives({ name, languages, files }: Project): (readonly [string, Uint8Array])[] {
  return languages.map((language) => {
    const archive = makeArchive(archiveFolder(name, language), files(language));
    return [archiveFile(name, language), archive] as const;
  });
}

function makeArchives(): Downloads {
  const projects = [
    ...exampleNames().map((name) => exampleProject(loadExample(name))),
    ...serverProjectNames().map((name) => serverProject(loadServerProject(name))),
  ];
  return new Map(projects.flatMap(archives));
}

/** Every archive, by its path from the root of the site. */
export function projectDownloads(): Promise<Downloads> {
  return cachedDownloads(import.meta.url, 'projects', makeArchives);
}
