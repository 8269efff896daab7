/** The files of an example project: code of samples, and templates for what no sample holds. */
import path from 'node:path';
import { provider } from '../../../content/site/provider.ts';
import { projectServer, type ServerLanguage } from '../lists.ts';
import { sortedFiles, templateFiles } from '../projects/index.ts';
import { adaptClient } from './client.ts';
import { packageFiles } from './packages.ts';
import { readmeValues } from './readme.ts';
import { routeValues } from './route.ts';
import { serverValues } from './server.ts';
import type { Example } from './types.ts';
import { environmentComments } from './variables.ts';

const templatesFolder = path.resolve('content/projects/examples/templates');

/**
 * The files of an example whose server is in one language, sorted by path.
 *
 * @param example read with `loadExample`
 * @returns content by path, e.g. `client/index.html`
 * @throws Error when the example has no server in this language
 */
export function projectFiles(example: Example, language: ServerLanguage): ReadonlyMap<string, string> {
  const server = example.servers[language];
  if (server === undefined) throw new Error(`The example "${example.name}" has no server in ${language}.`);
  const names = new Map(example.variables.map(({ placeholder, name }) => [placeholder, name]));
  const values = {
    ...readmeValues(example, language),
    apiUrl: provider.hosts.test,
    component: example.component,
    publicVariables: [...names.values()].filter((name) => name.startsWith('PUBLIC_')),
    route: routeValues(example.route, language),
    server: serverValues(server, language),
    variables: example.variables.map((variable) => ({
      name: variable.name,
      value: variable.value ?? '',
      comments: environmentComments(variable),
    })),
  };
  const folders = ['shared', language, ...(example.component === undefined ? [] : ['react'])];
  return sortedFiles([
    ...folders.flatMap((folder) => templateFiles(path.join(templatesFolder, folder), values)),
    ...example.client.map(({ file, code }) => [`client/${file}`, adaptClient(file, code, names)] as const),
    [`server/${server.file}`, projectServer(language).adapt(server.file, server.code, names)],
    ...packageFiles(example, language),
  ]);
}
