/** The API description as readers receive it: with the proxied calls, and without what only this project reads. */
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { bundleApiDescription } from '../../content/api-description/index.ts';
import { cached, readText } from '../../cache/index.ts';
import { PROXY_CALLS } from './operations.ts';

type JsonObject = Record<string, unknown>;

const section = z.record(z.string(), z.unknown());

const readDescription = z.looseObject({
  paths: section,
  components: z.record(z.string(), section),
});

/** Extensions that tell a reader something; the others steer pages and samples of this project. */
const FOR_READERS = new Set(['x-permissions', 'x-permissions-needed', 'x-application-types']);

/** Below these names is data, whose names are not keys of the description. */
const DATA = new Set(['value', 'example', 'default', 'enum', 'const']);
/** Below these names, the next names are those of things. */
const NAMED = new Set(['properties', 'headers', 'schemas', 'parameters', 'responses', 'examples', 'paths']);

function withoutInternalKeys(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutInternalKeys(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => areNames || !key.startsWith('x-') || FOR_READERS.has(key),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [
      key,
      !areNames && DATA.has(key) ? inner : withoutInternalKeys(inner, !areNames && NAMED.has(key)),
    ]),
  );
}

function joined(place: string, own: JsonObject, added: JsonObject): JsonObject {
  const twice = Object.keys(added).find((name) => name in own);
  if (twice !== undefined)
    throw new Error(
      `${place} has "${twice}" in content/openapi/openapi.yaml and in ${PROXY_CALLS}. Rename one.`,
    );
  return { ...own, ...added };
}

/** Joins both descriptions. */
async function publishedDocument(): Promise<JsonObject> {
  const description = readDescription.parse(await bundleApiDescription());
  const proxied = readDescription.parse(parse(readText(PROXY_CALLS)));
  // The key is described alike in both.
  const parts = Object.entries(proxied.components).filter(([kind]) => kind !== 'securitySchemes');
  const components = { ...description.components };
  for (const [kind, added] of parts)
    components[kind] = joined(`components.${kind}`, components[kind] ?? {}, added);
  const paths = joined('paths', description.paths, proxied.paths);
  return withoutInternalKeys({ ...description, paths, components }) as JsonObject;
}

/** What readers download as the API description, by file name. */
export type DescriptionFiles = Readonly<Record<'openapi.json' | 'openapi.yaml', string>>;

/**
 * Writes the API description as one file of OpenAPI 3.1, in two spellings.
 *
 * @throws Error when both descriptions use the same path, or the same name for a part
 */
export function publishedDescription(): Promise<DescriptionFiles> {
  return cached(import.meta.url, 'published-description', async () => {
    const published = await publishedDocument();
    return {
      'openapi.json': JSON.stringify(published, null, 2),
      'openapi.yaml': stringify(published, { aliasDuplicateObjects: false, lineWidth: 0 }),
    };
  });
}
