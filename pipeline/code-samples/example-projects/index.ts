/**
 * Example projects: page and server of a guide as one archive to download. `content/projects/examples/<name>/example.yaml` says which
 * samples it is made of; `content/projects/examples/README.md` says how to write one.
 */
import path from 'node:path';
import { folderNames } from '../../cache/index.ts';
import { loadApplication } from '../../content/applications/index.ts';
import { pageLanguage, projectServer, SERVER_LANGUAGES, type ServerLanguage } from '../lists.ts';
import { codeOf, placeholdersIn, type Project } from '../projects/index.ts';
import { loadSample } from '../samples/index.ts';
import { startCommands } from './commands.ts';
import { readDescription, type Description } from './description.ts';
import { projectFiles } from './project-files.ts';
import type { Example, SampleCode, Server, Variable } from './types.ts';

export { projectFiles } from './project-files.ts';
export type { Example } from './types.ts';

/** Every command of the project runs at its root. */
const examplesFolder = path.resolve('content/projects/examples');

/** Holds what projects share, and no example. */
const TEMPLATES = 'templates';

/** Names of all examples, sorted. */
export function exampleNames(folder: string = examplesFolder): readonly string[] {
  return folderNames(folder).filter((name) => name !== TEMPLATES);
}

/** The languages that an example has a server in, in the order of the tabs. */
export function exampleLanguages({ servers }: Example): readonly ServerLanguage[] {
  return SERVER_LANGUAGES.filter((language) => servers[language] !== undefined);
}

/** An example as a project to download. */
export function exampleProject(example: Example): Project {
  return {
    name: example.name,
    languages: exampleLanguages(example),
    commands: (language) => startCommands(example.name, language),
    files: (language) => projectFiles(example, language),
  };
}

function clientFiles({ client }: Description): readonly SampleCode[] {
  return Object.entries(client.samples).map(([file, id]) => ({
    file,
    code: codeOf(id, pageLanguage(path.extname(file)) ?? 'typescript'),
  }));
}

function serverIn(language: ServerLanguage, { server }: Description): Server {
  const { fileName, functionName } = projectServer(language);
  const file = fileName(server.sample);
  const code = codeOf(server.sample, language);
  if (server.function === undefined) return { kind: 'program', file, code };
  return {
    kind: 'function',
    file,
    code,
    function: functionName(server.function),
    arguments: server.arguments,
    returns: server.returns,
  };
}

function servers(description: Description): Example['servers'] {
  const present = new Set(loadSample(description.server.sample).files.map(({ language }) => language));
  const languages = SERVER_LANGUAGES.filter((language) => present.has(language));
  return Object.fromEntries(languages.map((language) => [language, serverIn(language, description)]));
}

function prefixed(prefix: string, placeholder: string): string {
  return placeholder.startsWith(prefix) ? placeholder : prefix + placeholder;
}

/**
 * A variable of `.env`.
 *
 * @param inPage whether the page has the placeholder, so that everybody can read the value
 * @throws Error when the page would hold the key of an application that is not public
 */
function readVariable(
  placeholder: string,
  definition: Description['variables'][string],
  inPage: boolean,
): Variable {
  if (!('application' in definition))
    return { placeholder, name: inPage ? prefixed('PUBLIC_', placeholder) : placeholder, ...definition };
  const application = loadApplication(definition.application);
  if (inPage && application.type !== 'public')
    throw new Error(
      `<${placeholder}> is in the page, where everybody could read the key of "${application.name}".`,
    );
  return { placeholder, name: prefixed(inPage ? 'PUBLIC_' : 'PRIVATE_', placeholder), application };
}

function variables(
  description: Description,
  client: readonly SampleCode[],
  all: readonly SampleCode[],
): readonly Variable[] {
  const inPage = new Set(client.flatMap(({ code }) => placeholdersIn(code)));
  const used = new Set(all.flatMap(({ code }) => placeholdersIn(code)));
  const defined = Object.keys(description.variables);
  const missing = [...used].filter((name) => !defined.includes(name));
  const needless = defined.filter((name) => !used.has(name));
  if (missing.length + needless.length > 0)
    throw new Error(
      `The variables must be the placeholders of the samples. Missing: ${missing.join(', ') || 'none'}. Not used: ${needless.join(', ') || 'none'}.`,
    );
  return Object.entries(description.variables).map(([placeholder, definition]) =>
    readVariable(placeholder, definition, inPage.has(placeholder)),
  );
}

function pageComponent({ client }: Description): Example['component'] {
  if (client.component === undefined) return undefined;
  const file = Object.keys(client.samples).find((one) => one.endsWith('.tsx'));
  if (file === undefined) throw new Error('A component needs a file that ends in .tsx.');
  return { name: client.component, file, props: client.props };
}

/**
 * Reads an example and checks it.
 *
 * @param name of its folder
 * @param folder that holds the examples
 * @throws Error, a sentence that names the example and what is wrong
 */
export function loadExample(name: string, folder: string = examplesFolder): Example {
  const known = exampleNames(folder);
  if (!known.includes(name))
    throw new Error(`There is no example "${name}". The examples are: ${known.join(', ')}.`);
  try {
    return makeExample(name, readDescription(path.join(folder, name)));
  } catch (error) {
    throw new Error(`content/projects/examples/${name}: ${(error as Error).message}`, { cause: error });
  }
}

function makeExample(name: string, description: Description): Example {
  const { title, guide, summary, before, steps, failures, production } = description;
  const client = clientFiles(description);
  const byLanguage = servers(description);
  const read = variables(description, client, [...client, ...Object.values(byLanguage)]);
  const ofVariables = Object.values(description.variables).flatMap((one) =>
    'application' in one ? [one.application] : [],
  );
  return {
    ...{ name, title, guide, summary, before, steps, failures, production, client },
    component: pageComponent(description),
    route: { method: 'POST', path: description.server.route.replace('POST ', '') },
    servers: byLanguage,
    variables: read,
    applications: [...new Set([...ofVariables, ...description.applications])].map((id) =>
      loadApplication(id),
    ),
  };
}
