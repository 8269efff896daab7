/**
 * The API description: the files of `content/openapi/`, read into the types of `types.ts`, and again when one has changed. What
 * pages, request samples, search and the downloads say about the API is from here.
 */
import { bundleApiDescription } from './bundle.ts';
import { type ApiDocument, parseDocument } from './document.ts';
import { DESCRIPTION_DIRECTORY } from './places.ts';
import { readOperation } from './operation.ts';
import { memoized } from '../../cache/index.ts';
import type { ApiDescription, Method, Operation } from './types.ts';

export { bundleApiDescription } from './bundle.ts';
export { DESCRIPTION_DIRECTORY } from './places.ts';
export type * from './types.ts';

const METHODS = [
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
] as const satisfies readonly (readonly [string, Method])[];

/**
 * Reads the API description.
 *
 * @param directory folder that holds `openapi.yaml`; `openapi` at the root of the project by default
 * @returns operations by ID, in the order of `paths`, and schemas by name, their references unresolved
 * @throws Error that names file, operation and fix when the description cannot be bundled or read
 */
export function loadApiDescription(directory: string = DESCRIPTION_DIRECTORY): Promise<ApiDescription> {
  return readOnce(directory);
}

const readOnce = memoized(async (directory) =>
  readDescription(parseDocument(await bundleApiDescription(directory))),
);

function readDescription(document: ApiDocument): ApiDescription {
  const [test, production] = document.servers;
  return {
    servers: { test: test.url, production: production.url },
    operations: readOperations(document),
    schemas: new Map(Object.entries(document.components.schemas)),
  };
}

function readOperations(document: ApiDocument): ReadonlyMap<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [path, pathItem] of Object.entries(document.paths)) {
    for (const [key, method] of METHODS) {
      const source = pathItem[key];
      if (!source) continue;
      const operation = readOperation({ document, path, method, pathItem, operation: source });
      const other = operations.get(operation.id);
      if (other) {
        throw new Error(
          `content/openapi/paths/${operation.resource}.yaml, ${method} ${path}: the operationId "${operation.id}" is already that ` +
            `of ${other.method} ${other.path}. Give each operation an ID of its own.`,
        );
      }
      operations.set(operation.id, operation);
    }
  }
  return operations;
}
