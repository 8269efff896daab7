/** The archives of example projects and server projects as files to download. */
import { keptDownloads, type Downloads } from '../downloads.ts';
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

function makeArchives(): Downloads {
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

/** Every archive, by its path from the root of the site. */
export function projectDownloads(): Promise<Downloads> {
  return keptDownloads('projects', makeArchives);
}
