import path from 'node:path';
import { Liquid } from 'liquidjs';
import { filesBelow, readText } from '../../cache/index.ts';
import type { ProjectFile } from '../writing/project-server.ts';

/** Files whose names npm or git would act on inside of this project. */
const RENAMED: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'env.example': '.env.example' };
const TEMPLATE = '.liquid';

const engine = new Liquid({ strictVariables: true, strictFilters: true });
engine.registerFilter('quoted', (value: string | readonly string[]) =>
  [value]
    .flat()
    .map((one) => JSON.stringify(one))
    .join(', '),
);

/**
 * The files of a project that a folder makes: templates are filled in and lose their ending, all others are copied.
 *
 * @param root of the folder; a file's path below it is its path in the project
 * @param values of the variables in templates
 * @throws Error of Liquid that names a variable without a value
 */
export function templateFiles(root: string, values: object): ProjectFile[] {
  return filesBelow(root).map((source) => {
    const content = readText(path.join(root, source));
    if (!source.endsWith(TEMPLATE)) return [RENAMED[source] ?? source, content];
    const target = source.slice(0, -TEMPLATE.length);
    return [RENAMED[target] ?? target, engine.parseAndRenderSync(content, values) as string];
  });
}

/** Content by path, sorted by path: the order of an archive. */
export function sortedFiles(files: readonly ProjectFile[]): ReadonlyMap<string, string> {
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
