import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folder of the compiled CommonJS code of the installed Node SDK, with its declaration files. */
const SDK_CODE = path.resolve('node_modules/@basis-theory/node-sdk/dist/cjs');

/** Paths of the files below a folder of the SDK whose name fits, in a stable order. */
export function sdkFiles(folder: string, name: RegExp): readonly string[] {
  return fs
    .readdirSync(path.join(SDK_CODE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)))
    .map((file) => path.join(SDK_CODE, folder, file))
    .sort();
}

export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Every node below `root` that the guard accepts, in source order. */
export function descendants<T extends ts.Node>(
  root: ts.Node,
  accepts: (node: ts.Node) => node is T,
): readonly T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (accepts(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

/**
 * Names of the resources that a file of the SDK belongs to, e.g. `['agentic', 'agents']` for
 * `api/resources/agentic/resources/agents/client/Client.js`.
 */
export function resourceNames(file: string): readonly string[] {
  const folders = path.relative(SDK_CODE, path.dirname(file)).split(path.sep);
  return folders.filter((_, index) => folders[index - 1] === 'resources');
}
