import type { ApiDescription, SchemaObject } from '../../pipeline/content/api-description/types.ts';

/** A property or a parameter and what the description says about it. */
export interface Described {
  /** e.g. `Token.id`, `ThreeDsDependencyError.error.title` or `logs.list page`. */
  readonly place: string;
  readonly name: string;
  readonly description: string;
}

/** Words without meaning of their own, so that "Id of the tenant" says no more than `tenant_id`. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'in', 'its', 'of', 'or', 'that', 'the', 'this', 'to']);

/** Every property of a schema and every parameter of an operation, with an empty text where there is none. */
export function describedFields({ schemas, operations }: ApiDescription): readonly Described[] {
  return [
    ...[...schemas].flatMap(([name, schema]) => properties(name, schema)),
    ...[...operations.values()].flatMap(({ id, parameters, requestBody, responses }) => [
      ...parameters.map(({ name, description }) => ({ place: `${id} ${name}`, name, description })),
      ...properties(`${id} request`, requestBody?.schema),
      ...responses.flatMap(({ status, schema }) => properties(`${id} ${status}`, schema)),
    ]),
  ];
}

/** Whether a description repeats the name and adds nothing, for example "Id of the tenant." of `tenant_id`. */
export function isCircular({ name, description }: Described): boolean {
  const known = new Set(words(name));
  const said = words(description);
  return said.length > 0 && said.every((word) => known.has(word));
}

function properties(place: string, schema: SchemaObject | undefined): readonly Described[] {
  if (!schema) return [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      { place: `${place}.${name}`, name, description: property.description ?? '' },
      ...properties(`${place}.${name}`, property),
    ]),
    ...properties(`${place}[]`, schema.items),
  ];
}

/** The words of a name in any spelling or of a sentence, in the singular and without fillers. */
function words(text: string): readonly string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word && !FILLERS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));
}
