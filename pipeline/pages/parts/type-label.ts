import type { SchemaObject } from '../../material/api-description/types.ts';

/** The name of the schema that a `$ref` points to, e.g. `Token`; undefined for a schema without a name. */
export function referencedName(schema: SchemaObject): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/**
 * Says the type of a field in words: `string (uuid)`, `array of Card`, `map of string`, `any JSON value`.
 */
export function typeLabel(schema: SchemaObject): string {
  const name = referencedName(schema);
  if (name !== undefined) return name;
  // `null` next to another type says only that the field may be absent: it is no type that a reader has to write.
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
 * Says the limits of a field in words, e.g. `at most 400 characters`; undefined when it has none.
 */
export function constraintLabel(schema: SchemaObject): string | undefined {
  const {
    minLength,
    maxLength,
    minimum,
    maximum,
    minItems,
    maxItems,
    maxProperties,
    pattern,
    default: preset,
  } = schema;
  const parts = [
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, 'items'),
    range(undefined, maxProperties, 'entries'),
    pattern === undefined ? undefined : `matches ${pattern}`,
    preset === undefined ? undefined : `default ${JSON.stringify(preset)}`,
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
  if (least !== undefined && least > 0) return `at least ${String(least)}${suffix}`;
  return undefined;
}
