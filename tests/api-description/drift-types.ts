import type { ApiDescription, SchemaObject } from '../../pipeline/content/api-description/types.ts';
import type { Difference } from './drift.ts';
import type { WireDeclaration, WireProperty, WireType } from './sdk/wire-types.ts';

/** What a comparison looks names up in, and the pairs of names that it has compared already. */
export interface Comparison {
  readonly description: ApiDescription;
  readonly wireTypes: ReadonlyMap<string, WireDeclaration>;
  readonly compared: Set<string>;
}

type Place = Pick<Difference, 'place' | 'field'>;

/**
 * Compares a schema of the description with a wire type of the SDK, and everything that the two refer to. A property of
 * a named schema is reported under the name of the schema, so that a difference has one place however many operations
 * meet it.
 */
export function compareTypes(
  at: Place,
  schema: SchemaObject,
  type: WireType,
  comparison: Comparison,
): readonly Difference[] {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  const resolved = name === undefined ? schema : lookUp(comparison.description.schemas, name);
  if (type.kind === 'named') return compareNamed(at, name, resolved, type.name, comparison);
  const sent = sentShape(type);
  const described = describedShape(resolved, type);
  if (sent !== described) {
    return [
      {
        ...at,
        message: `${at.place}: ${at.field} is ${described} in the description and ${sent} in the SDK.`,
      },
    ];
  }
  if (type.kind === 'array')
    return compareTypes({ ...at, field: `${at.field}[]` }, resolved.items ?? {}, type.items, comparison);
  if (type.kind === 'map' && typeof resolved.additionalProperties === 'object') {
    return compareTypes(
      { ...at, field: `${at.field}{}` },
      resolved.additionalProperties,
      type.values,
      comparison,
    );
  }
  return [];
}

function compareNamed(
  at: Place,
  name: string | undefined,
  schema: SchemaObject,
  wireName: string,
  comparison: Comparison,
): readonly Difference[] {
  const pair = `${name ?? `${at.place} ${at.field}`} = ${wireName}`;
  if (comparison.compared.has(pair)) return [];
  comparison.compared.add(pair);
  const declaration = lookUp(comparison.wireTypes, wireName);
  if ('kind' in declaration) return compareTypes(at, schema, declaration, comparison);
  const described = new Map(Object.entries(schema.properties ?? {}));
  return [...new Set([...described.keys(), ...declaration.keys()])].flatMap((property) => {
    const place =
      name === undefined ? { ...at, field: `${at.field}.${property}` } : { place: name, field: property };
    const required = schema.required?.includes(property) ?? false;
    return compareProperty(place, described.get(property), required, declaration.get(property), comparison);
  });
}

function compareProperty(
  at: Place,
  described: SchemaObject | undefined,
  required: boolean,
  declared: WireProperty | undefined,
  comparison: Comparison,
): readonly Difference[] {
  if (!declared)
    return [{ ...at, message: `${at.place}: ${at.field} is in the description but not in the SDK.` }];
  if (!described)
    return [{ ...at, message: `${at.place}: ${at.field} is in the SDK but not in the description.` }];
  const word = (isRequired: boolean): string => (isRequired ? 'required' : 'optional');
  const presence: readonly Difference[] =
    required === declared.required
      ? []
      : [
          {
            ...at,
            message: `${at.place}: ${at.field} is ${word(required)} in the description and ${word(declared.required)} in the SDK.`,
          },
        ];
  return [...presence, ...compareTypes(at, described, declared.type, comparison)];
}

function sentShape(type: Exclude<WireType, { kind: 'named' }>): string {
  if (type.kind === 'scalar') return type.type;
  return type.kind === 'enum' ? `one of ${[...type.values].sort().join(', ')}` : type.kind;
}

/**
 * The shape of a schema in the words of {@link sentShape}. Values of a string count only where the SDK lists them too:
 * the description also lists values that the SDK leaves open.
 */
function describedShape(schema: SchemaObject, sent: WireType): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values && sent.kind === 'enum') return `one of ${values.map(String).sort().join(', ')}`;
  const [type = 'any'] = [schema.type ?? []].flat().filter((name) => name !== 'null');
  if (type === 'object') return schema.properties ? 'object' : 'map';
  return type === 'integer' ? 'number' : type;
}

function lookUp<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new Error(`There is nothing with the name ${name}.`);
  return found;
}
