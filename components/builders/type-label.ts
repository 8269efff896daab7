import type { SchemaObject } from '../../pipeline/content/api-description/index.ts';

/** The name of the schema that a `$ref` points to, e.g. `Token`, or undefined for a schema without a name. */
export function referencedName(schema: SchemaObject): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/**
 * The schema with the keywords of the one that its `$ref` points to, followed to its end. Keywords beside the `$ref`
 * win.
 *
 * @param schemas the schemas of the description, by name
 */
export function resolved(schema: SchemaObject, schemas: ReadonlyMap<string, SchemaObject>): SchemaObject {
  const target = schemas.get(referencedName(schema) ?? '');
  return target === undefined ? schema : { ...resolved(target, schemas), ...schema };
}

/**
 * Says the type of a field in words: `string (uuid)`, `array of Card`, `map of string`, `any JSON value`.
 */
export function typeLabel(schema: SchemaObject): string {
  const name = referencedName(schema);
  if (name !== undefined) return name;
  // `null` next to another type says only that the field can be absent: it isn't a type that a reader has to write.
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (types.includes('array'))
    return `array of ${schema.items === undefined ? 'any JSON value' : typeLabel(schema.items)}`;
  if (types.includes('object') && typeof schema.additionalProperties === 'object')
    return `map of ${typeLabel(schema.additionalProperties)}`;
  if (types.length === 0) return schema.properties ? 'object' : 'any JSON value';
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return types.join(' or ') + format;
}

/**
 * Says the limits of a field in words, e.g. `at most 400 characters`, for the items of a list too, e.g.
 * `at most 50 items, each at most 64 characters`; undefined when it has none.
 *
 * @param schemas the schemas of the description, by name: a limit of a named schema holds where it is referenced
 */
export function constraintLabel(
  schema: SchemaObject,
  schemas: ReadonlyMap<string, SchemaObject>,
): string | undefined {
  const whole = resolved(schema, schemas);
  // Items of an object open as fields of their own, which show their limits there.
  const items = whole.items === undefined ? undefined : constraintLabel(whole.items, schemas);
  const parts = [
    range(whole.minLength, whole.maxLength, 'characters'),
    range(whole.minimum, whole.maximum, ''),
    range(whole.minItems, whole.maxItems, 'items'),
    range(undefined, whole.maxProperties, 'entries'),
    whole.pattern === undefined ? undefined : `matches ${whole.pattern}`,
    whole.default === undefined ? undefined : `default ${JSON.stringify(whole.default)}`,
    items === undefined ? undefined : `each ${items}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const suffix = unit === '' ? '' : ` ${unit}`;
  if (least !== undefined && most !== undefined)
    return least === most
      ? `exactly ${String(most)}${suffix}`
      : `${String(least)} to ${String(most)}${suffix}`;
  if (most !== undefined) return `at most ${String(most)}${suffix}`;
  if (least !== undefined && least > 0)
    return `at least ${String(least)}${least === 1 ? suffix.replace(/s$/, '') : suffix}`;
  return undefined;
}
