/**
 * A value of a request example together with its meaning by the schema, so that an emitter knows which names it may
 * spell as its language does and which it must leave as they are.
 */
import type { Json } from '../../../engines/json/index.ts';
import type { ApiDescription, SchemaObject } from '../../content/api-description/index.ts';

export type SampleValue =
  | { readonly kind: 'object'; readonly type: string; readonly fields: readonly SampleField[] }
  | { readonly kind: 'list'; readonly element: ListElement; readonly items: readonly SampleValue[] }
  /** String values under keys that the integrator chooses, e.g. `metadata`. */
  | { readonly kind: 'map'; readonly entries: readonly (readonly [key: string, value: string | null])[] }
  /** Any JSON, e.g. `data`: keys and values go to the API unchanged. */
  | { readonly kind: 'free'; readonly value: Json }
  | { readonly kind: 'enum'; readonly type: string; readonly value: string }
  /** A moment in ISO 8601, where the schema says `date-time`. */
  | { readonly kind: 'instant'; readonly value: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'integer' | 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

/** What a list holds: instances of a named schema, or strings. */
export type ListElement = { readonly kind: 'object'; readonly type: string } | { readonly kind: 'string' };

export interface SampleField {
  /** As on the wire. */
  readonly name: string;
  readonly required: boolean;
  readonly value: SampleValue;
}

/** Where a value is, for errors, e.g. `body, rules[0]`. */
type ValuePath = string;

/**
 * Reads a value by its schema.
 *
 * @throws Error that names the place when the value does not fit the schema
 */
export function sampleValue(
  description: ApiDescription,
  schema: SchemaObject,
  value: Json,
  place: ValuePath,
): SampleValue {
  const { type, resolved } = resolve(description, schema);
  if (isFree(resolved)) return { kind: 'free', value };
  if (resolved.properties) {
    if (type === undefined)
      throw new Error(`${place}: the schema of this object has no name. Move it to components.schemas.`);
    return { kind: 'object', type, fields: sampleFields(description, resolved, value, place) };
  }
  if (hasType(resolved, 'array')) return list(description, resolved, value, place);
  if (hasType(resolved, 'object')) return { kind: 'map', entries: stringEntries(value, place) };
  return scalar(type, resolved, value, place);
}

/**
 * Reads the properties of an object in the order of its schema, which is also that of staged builders.
 *
 * @throws Error that names the place when the value is not an object, or has a property that the schema lacks
 */
export function sampleFields(
  description: ApiDescription,
  schema: SchemaObject,
  value: Json,
  place: ValuePath,
): SampleField[] {
  const { properties = {}, required = [] } = schema;
  const object = objectAt(value, place);
  for (const name of Object.keys(object)) {
    if (!(name in properties))
      throw new Error(`${place}: the schema has no property "${name}". Remove it, or describe it.`);
  }
  return Object.entries(properties).flatMap(([name, property]) => {
    const given = object[name];
    if (given === undefined) return [];
    return [
      {
        name,
        required: required.includes(name),
        value: sampleValue(description, property, given, `${place}, ${name}`),
      },
    ];
  });
}

/** Follows a reference; `type` is the name of the schema that it leads to. */
export function resolve(
  description: ApiDescription,
  schema: SchemaObject,
): { type?: string; resolved: SchemaObject } {
  if (schema.$ref === undefined) return { resolved: schema };
  const type = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const resolved = description.schemas.get(type);
  if (!resolved)
    throw new Error(
      `openapi: the reference ${schema.$ref} has no target. Add the schema, or correct the reference.`,
    );
  return { type, resolved };
}

/** Whether a schema lets any JSON through: the SDKs never rename what is in it. */
function isFree(schema: SchemaObject): boolean {
  const { type, properties, additionalProperties, enum: values } = schema;
  if (type === undefined) return properties === undefined && values === undefined;
  if (!hasType(schema, 'object') || properties) return false;
  return typeof additionalProperties !== 'object' || !hasType(additionalProperties, 'string');
}

/** A schema names one type, or several when null is one of them. */
function hasType({ type }: SchemaObject, wanted: string): boolean {
  return typeof type === 'string' ? type === wanted : (type?.includes(wanted) ?? false);
}

function list(description: ApiDescription, schema: SchemaObject, value: Json, place: ValuePath): SampleValue {
  const { items = {} } = schema;
  const { type, resolved } = resolve(description, items);
  // A repeatable query parameter may be given once, without a list around it.
  const given: readonly Json[] = Array.isArray(value) ? value : [value];
  return {
    kind: 'list',
    element: type !== undefined && resolved.properties ? { kind: 'object', type } : { kind: 'string' },
    items: given.map((item, index) => sampleValue(description, items, item, `${place}[${index}]`)),
  };
}

function scalar(type: string | undefined, schema: SchemaObject, value: Json, place: ValuePath): SampleValue {
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'number') return { kind: hasType(schema, 'integer') ? 'integer' : 'number', value };
  if (typeof value !== 'string')
    throw new Error(
      `${place}: ${JSON.stringify(value)} does not fit the type ${JSON.stringify(schema.type)}. Correct the example.`,
    );
  if (schema.enum && type !== undefined) return { kind: 'enum', type, value };
  return { kind: schema.format === 'date-time' ? 'instant' : 'string', value };
}

function stringEntries(value: Json, place: ValuePath): [string, string | null][] {
  return Object.entries(objectAt(value, place)).map(([key, item]) => {
    if (item === null || typeof item === 'string') return [key, item];
    throw new Error(`${place}: the value of "${key}" is not a string. Correct the example.`);
  });
}

function objectAt(value: Json, place: ValuePath): Readonly<Record<string, Json>> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value;
  throw new Error(`${place}: ${JSON.stringify(value)} is not an object. Correct the example.`);
}
