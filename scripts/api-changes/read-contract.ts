import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type * as z from 'zod';
import type { SchemaObject } from '../../pipeline/content/api-description/index.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { METHODS, document, type content, type operation, type reference } from './description-shape.ts';

/** Together they're the description that readers download, see pipeline/code-samples/workflows/published-description.ts. */
const FILES = ['openapi.yaml', 'proxy-calls.yaml'];

/** Keys of a schema that explain and don't promise. */
const EXPLAINING = ['description', 'title', 'examples', 'example'];

type Components = z.infer<typeof document>['components'];
type Operation = z.infer<typeof operation>;

/** The item itself. The bundler guarantees that a reference leads to a component. */
function component<Item extends object>(
  components: Readonly<Record<string, Item>>,
  item: NoInfer<Item> | z.infer<typeof reference>,
): Item {
  if (!('$ref' in item) || typeof item.$ref !== 'string') return item as Item;
  return components[item.$ref.slice(item.$ref.lastIndexOf('/') + 1)] as Item;
}

/** A schema without what only explains, also inside it. */
function bare(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => areNames || !(EXPLAINING.includes(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, bare(inner, !areNames && key === 'properties')]),
  );
}

const bareContent = (types: z.infer<typeof content>): Readonly<Record<string, SchemaObject>> =>
  Object.fromEntries(Object.entries(types).map(([type, { schema: of }]) => [type, bare(of) as SchemaObject]));

function readOperation(
  endpoint: string,
  source: Operation,
  ofPath: Operation['parameters'],
  { parameters, requestBodies, responses }: Components,
): ContractOperation {
  const sent = source.requestBody === undefined ? undefined : component(requestBodies, source.requestBody);
  return {
    id: source.operationId,
    endpoint,
    summary: source.summary,
    deprecated: source.deprecated,
    permissions: source['x-permissions'],
    permissionsNeeded: source['x-permissions-needed'],
    applicationTypes: source['x-application-types'],
    parameters: [...ofPath, ...source.parameters]
      .map((item) => component(parameters, item))
      .map((item) => ({
        name: item.name,
        in: item.in,
        required: item.required,
        schema: bare(item.schema) as SchemaObject,
      })),
    body: sent && { required: sent.required, content: bareContent(sent.content) },
    responses: Object.fromEntries(
      Object.entries(source.responses).map(([status, item]) => [
        status,
        bareContent(component(responses, item).content),
      ]),
    ),
  };
}

/**
 * What a bundled description promises.
 *
 * @throws ZodError with the place where it isn't a description
 */
export function contractOf(description: unknown): Contract {
  const { servers, paths, components } = document.parse(description);
  const operations = Object.entries(paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const source = item[method] as Operation | undefined;
      return source === undefined
        ? []
        : [readOperation(`${method.toUpperCase()} ${route}`, source, item.parameters, components)];
    }),
  );
  const schemas = Object.entries(components.schemas).map(([name, of]): [string, SchemaObject] => [
    name,
    bare(of) as SchemaObject,
  ]);
  return { servers: servers.map(({ url }) => url), operations, schemas: new Map(schemas) };
}

async function bundled(file: string): Promise<unknown> {
  const { bundle: made, problems } = await bundle({ ref: file, config: await createConfig({}) });
  if (problems.length === 0) return made.parsed;
  throw new Error(`${file} can't be bundled. ${problems.map(({ message }) => message).join(' ')}`);
}

/**
 * Reads what a state of the API description promises, including proxied calls. Examples promise nothing, so the code
 * in them isn't read.
 *
 * @param directory with `openapi.yaml`
 * @throws a sentence that gives the file when it can't be bundled or isn't a description
 */
export async function readContract(directory: string): Promise<Contract> {
  const files = FILES.map((name) => path.join(directory, name)).filter((file) => existsSync(file));
  const [first, ...others] = await Promise.all(files.map(async (file) => contractOf(await bundled(file))));
  if (first === undefined) throw new Error(`There is no ${FILES[0] ?? ''} in ${directory}.`);
  return {
    servers: first.servers,
    operations: [first, ...others].flatMap(({ operations }) => operations),
    schemas: new Map([first, ...others].flatMap(({ schemas }) => [...schemas])),
  };
}
