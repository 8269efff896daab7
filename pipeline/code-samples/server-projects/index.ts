/**
 * Server projects: a server without a page, as an archive to download. `content/projects/servers/<name>/project.yaml` says what
 * it is made of: files for every language, files of one language, and a sample, which is in the archive as readers see
 * it.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, folderNames, readText } from '../../cache/index.ts';
import { projectServer, SERVER_LANGUAGES, type ServerLanguage } from '../lists.ts';
import {
  archiveFolder,
  codeOf,
  packageFile,
  sortedFiles,
  templateFiles,
  unpackCommand,
  type Project,
  type ProjectFile,
} from '../projects/index.ts';

const languages = z.enum(SERVER_LANGUAGES);

const descriptionSchema = z.strictObject({
  title: z.string(),
  /** Route of the page that explains it. */
  page: z.string().startsWith('/docs/'),
  summary: z.string(),
  sample: z.string(),
  /** Names of packages that this site has, too; or versions by name, for a language with its own registry. */
  packages: z.record(languages, z.union([z.array(z.string()).min(1), z.record(z.string(), z.string())])),
  scripts: z.record(z.string(), z.string()),
  start: z.record(languages, z.array(z.string()).min(1)),
});

/** A server project, read and checked. */
export type ServerProject = Readonly<z.infer<typeof descriptionSchema>> & { readonly name: string };

/** Every command of the project runs at its root. */
const projectsFolder = path.resolve('content/projects/servers');

/** Names of all server projects, sorted. */
export function serverProjectNames(folder: string = projectsFolder): readonly string[] {
  return folderNames(folder);
}

/**
 * Reads a server project.
 *
 * @param name of its folder
 * @param folder that holds the projects
 * @throws Error, a sentence that names the file and each wrong place
 */
export function loadServerProject(name: string, folder: string = projectsFolder): ServerProject {
  const place = `content/projects/servers/${name}/project.yaml`;
  const file = path.join(folder, name, 'project.yaml');
  if (!fileExists(file))
    throw new Error(
      `There is no ${place}. The server projects are: ${serverProjectNames(folder).join(', ')}.`,
    );
  const result = descriptionSchema.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `${place} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return { ...result.data, name };
}

function serverCommands({ name, start }: ServerProject, language: ServerLanguage): readonly string[] {
  return [unpackCommand(archiveFolder(name, language)), ...start[language]];
}

function packageList({ name, packages, scripts }: ServerProject, language: ServerLanguage): ProjectFile {
  const needed = packages[language];
  const { requirements } = projectServer(language);
  if (Array.isArray(needed)) {
    if (requirements === undefined)
      return packageFile(archiveFolder(name, language), { scripts, devDependencies: needed });
  } else if (requirements !== undefined) return requirements(needed);
  throw new Error(
    `packages.${language} of project.yaml has to be ${requirements === undefined ? 'a list of names' : 'a version for each name'}.`,
  );
}

function serverFiles(project: ServerProject, language: ServerLanguage): ReadonlyMap<string, string> {
  const { name, title, summary, page, sample } = project;
  const commands = serverCommands(project, language).slice(1);
  const values = { title, summary, page, language, commands };
  try {
    return sortedFiles([
      ...['shared', language].flatMap((part) => templateFiles(path.join(projectsFolder, name, part), values)),
      packageList(project, language),
      [`server/${projectServer(language).fileName(sample)}`, codeOf(sample, language)],
    ]);
  } catch (error) {
    throw new Error(`content/projects/servers/${name}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * A server project as a project to download; it has every language. Making its files fails with a sentence that names
 * the project when its sample lacks a language, or a package has no version.
 */
export function serverProject(project: ServerProject): Project {
  return {
    name: project.name,
    languages: SERVER_LANGUAGES,
    commands: (language) => serverCommands(project, language),
    files: (language) => serverFiles(project, language),
  };
}
