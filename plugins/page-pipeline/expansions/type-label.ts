import type { SchemaObject } from '../../api-description/types.ts';

/** The name of the schema that a `$ref` points to, e.g. `Token`; undefined when the schema stands inline. */
export function referencedName(schema: SchemaObject): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** `null` beside another type says only that the field may be absent: it is no type that a reader has to write. */
function withoutNull(types: readonly string[]): readonly string[] {
  return types.filter((type) => type !== 'null');
}

function alternatives(schema: SchemaObject): readonly SchemaObject[] | undefined {
  return (schema.oneOf ?? schema.anyOf)?.filter((option) => option.type !== 'null');
}

/**
 * The schema behind an optional reference: `oneOf: [$ref, null]` and `allOf: [$ref]` say no more than the reference.
 */
export function unwrapSchema(schema: SchemaObject): SchemaObject {
  const options = alternatives(schema) ?? schema.allOf;
  const [only, ...rest] = options ?? [];
  return only !== undefined && rest.length === 0
    ? { ...only, description: schema.description ?? only.description }
    : schema;
}

/**
 * Says the type of a field in words: `string (uuid)`, `array of Card`, `map of string`, `any JSON value`.
 */
export function typeLabel(schema: SchemaObject): string {
  const inner = unwrapSchema(schema);
  const name = referencedName(inner);
  if (name !== undefined) return name;
  const options = alternatives(inner);
  if (options !== undefined) return options.map(typeLabel).join(' or ');
  const types = withoutNull(typeof inner.type === 'string' ? [inner.type] : (inner.type ?? []));
  if (types.includes('array'))
    return `array of ${inner.items === undefined ? 'any JSON value' : typeLabel(inner.items)}`;
  if (types.includes('object') && typeof inner.additionalProperties === 'object')
    return `map of ${typeLabel(inner.additionalProperties)}`;
  if (types.length === 0) return inner.properties ? 'object' : 'any JSON value';
  const format = inner.format === undefined ? '' : ` (${inner.format})`;
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
  } = unwrapSchema(schema);
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
