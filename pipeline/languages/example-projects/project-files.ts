/** The files of an example project: code of samples, and templates for what no sample holds. */
import path from 'node:path';
import { Liquid } from 'liquidjs';
import { provider } from '../../../site/provider.ts';
import { filesBelow, readText } from '../../sources/index.ts';
import { packageFile, pythonRequirements } from './packages.ts';
import { adaptClient, adaptServer } from './placeholders.ts';
import { readmeValues } from './readme.ts';
import { routeValues } from './route.ts';
import { serverValues } from './server.ts';
import type { Example, ServerLanguage } from './types.ts';
import { environmentComments } from './variables.ts';

const templatesFolder = path.resolve('examples/templates');

/** Files whose names npm or git would act on inside of this project. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'env.example': '.env.example' };

const engine = new Liquid({ strictVariables: true, strictFilters: true });
engine.registerFilter('quoted', (value: string | readonly string[]) =>
  [value]
    .flat()
    .map((one) => JSON.stringify(one))
    .join(', '),
);

/** Templates of a folder by the path of the file that they make. */
function templates(folder: string): ReadonlyMap<string, string> {
  const root = path.join(templatesFolder, folder);
  return new Map(filesBelow(root).map((target) => [target, readText(path.join(root, target))]));
}

const TEMPLATE = '.liquid';

function rendered(folder: string, values: object): [string, string][] {
  return [...templates(folder)].map(([file, content]) => {
    const target = file.endsWith(TEMPLATE) ? file.slice(0, -TEMPLATE.length) : file;
    const text = target === file ? content : (engine.parseAndRenderSync(content, values) as string);
    return [RENAMED[target] ?? target, text];
  });
}

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
  const files = [
    ...rendered('shared', values),
    ...rendered(language, values),
    ...(example.component === undefined ? [] : rendered('react', values)),
    ...example.client.map(({ file, code }) => [`client/${file}`, adaptClient(file, code, names)] as const),
    [`server/${server.file}`, adaptServer(server.file, server.code, names)] as const,
    ['package.json', packageFile(example, language)] as const,
    ...(language === 'python' ? [['requirements.txt', pythonRequirements()] as const] : []),
  ];
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
