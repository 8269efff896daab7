/**
 * Server projects: a server without a page, as an archive to download. `server-projects/<name>/project.yaml` says what
 * it is made of: files for every language, files of one language, and a sample, which is in the archive as readers see it.
 */
import path from 'node:path';
import { Liquid } from 'liquidjs';
import { parse } from 'yaml';
import * as z from 'zod';
import ownPackage from '../../../package.json' with { type: 'json' };
import { fileExists, filesBelow, folderNames, readText } from '../../sources/index.ts';
import { archiveFolder, type ServerLanguage } from '../example-projects/index.ts';
import { snakeCase } from '../requests/index.ts';
import { loadSample } from '../samples/index.ts';

const descriptionSchema = z.strictObject({
  title: z.string(),
  /** Route of the page that explains it. */
  page: z.string().startsWith('/docs/'),
  summary: z.string(),
  sample: z.string(),
  packages: z.strictObject({
    node: z.array(z.string()).min(1),
    python: z.record(z.string(), z.string()),
  }),
  scripts: z.record(z.string(), z.string()),
  start: z.strictObject({ node: z.array(z.string()).min(1), python: z.array(z.string()).min(1) }),
});

/** A server project, read and checked. */
export type ServerProject = Readonly<z.infer<typeof descriptionSchema>> & { readonly name: string };

/** Every command of the project runs at its root. */
const projectsFolder = path.resolve('server-projects');

/** Files whose names npm or git would act on inside of this project. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore' };
const TEMPLATE = '.liquid';
const engine = new Liquid({ strictVariables: true, strictFilters: true });

/** Names of all server projects, sorted. */
export function serverProjectNames(folder: string = projectsFolder): readonly string[] {
  return [...folderNames(folder)];
}

/**
 * Reads a server project.
 *
 * @param name of its folder
 * @param folder that holds the projects
 * @throws Error, a sentence that names the file and each wrong place
 */
export function loadServerProject(name: string, folder: string = projectsFolder): ServerProject {
  const place = `server-projects/${name}/project.yaml`;
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

/** What the reader types, from the downloaded archive to the running server; the first command unpacks it. */
export function serverStartCommands({ name, start }: ServerProject, language: ServerLanguage): string[] {
  const folder = archiveFolder(name, language);
  return [`unzip ${folder}.zip && cd ${folder}`, ...start[language]];
}

/** Content by path of the files below a folder; a template is filled in and loses its ending. */
function renderedFiles(root: string, values: object): [string, string][] {
  return filesBelow(root).map((target) => {
    const content = readText(path.join(root, target));
    if (!target.endsWith(TEMPLATE)) return [RENAMED[target] ?? target, content];
    return [target.slice(0, -TEMPLATE.length), engine.parseAndRenderSync(content, values) as string];
  });
}

function packageFile({ name, packages, scripts }: ServerProject): string {
  const versions: Readonly<Record<string, string>> = ownPackage.devDependencies;
  const pinned = packages.node.map((dependency) => {
    const version = versions[dependency];
    if (version === undefined)
      throw new Error(`package.json has no version of "${dependency}". Add it there.`);
    return [dependency, version] as const;
  });
  const content = {
    name: archiveFolder(name, 'node'),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    devDependencies: Object.fromEntries(pinned),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function packagesOf(project: ServerProject, language: ServerLanguage): [string, string] {
  if (language === 'node') return ['package.json', packageFile(project)];
  const lines = Object.entries(project.packages.python).map(([name, version]) => `${name}==${version}\n`);
  return ['requirements.txt', lines.join('')];
}

function sampleFile({ name, sample }: ServerProject, language: ServerLanguage): [string, string] {
  const code = loadSample(sample).files.find((file) => file.language === language)?.code;
  if (code === undefined)
    throw new Error(`server-projects/${name}: the sample "${sample}" has no ${language}.`);
  return [language === 'python' ? `server/${snakeCase(sample)}.py` : `server/${sample}.ts`, code];
}

/**
 * The files of a server project in one language, sorted by path.
 *
 * @returns content by path, e.g. `server/main.ts`
 * @throws Error that names the project when its sample lacks the language, or a package has no version
 */
export function serverProjectFiles(
  project: ServerProject,
  language: ServerLanguage,
): ReadonlyMap<string, string> {
  const { name, title, summary, page } = project;
  const commands = serverStartCommands(project, language).slice(1);
  const values = { title, summary, page, language, commands };
  const files = ['shared', language].flatMap((part) =>
    renderedFiles(path.join(projectsFolder, name, part), values),
  );
  const all = [...files, packagesOf(project, language), sampleFile(project, language)];
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
