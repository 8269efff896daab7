import type { SchemaObject } from '../../../pipeline/content/api-description/index.ts';
import { kindOf, type Direction, type SchemaDifference } from './difference.ts';
import { compareKeywords } from './keywords.ts';

type Schemas = ReadonlyMap<string, SchemaObject>;

/** Where two schemas stand. */
export interface SchemaPlace {
  readonly directions: ReadonlySet<Direction>;
  readonly before: Schemas;
  readonly after: Schemas;
}

const NOTHING: SchemaObject = {};

/** The schema that a reference leads to, by its name. */
export const referenced = ({ $ref }: SchemaObject): string | undefined =>
  $ref?.slice($ref.lastIndexOf('/') + 1);

const own = (schema: SchemaObject): SchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== '$ref'));

/** A schema with what it refers to, beside which it can have keywords of its own. */
function resolved(schema: SchemaObject, schemas: Schemas): SchemaObject {
  const name = referenced(schema);
  if (name === undefined) return schema;
  return { ...resolved(schemas.get(name) ?? NOTHING, schemas), ...own(schema) };
}

const joined = (path: string, step: string): string =>
  path === '' || step === '[]' ? path + step : `${path}.${step}`;

function added(path: string, isRequired: boolean, { directions }: SchemaPlace): SchemaDifference {
  return isRequired && directions.has('request')
    ? { path, kind: 'breaking', what: 'is new and required' }
    : { path, kind: 'new', what: 'is new' };
}

/** A caller breaks where it must send what it didn't, and where it misses what it relied on. */
function requirement(path: string, isRequired: boolean, { directions }: SchemaPlace): SchemaDifference {
  const kind = kindOf(isRequired ? 'narrower' : 'wider', directions);
  const sent = isRequired ? 'is now required' : 'is no longer required';
  const received = isRequired ? 'is now always present' : 'can now be absent';
  if (!directions.has('response')) return { path, kind, what: sent };
  if (!directions.has('request')) return { path, kind, what: received };
  return { path, kind, what: isRequired ? sent : `${sent} and ${received.replace(' now', '')} in responses` };
}

type Walk = (before: SchemaObject, after: SchemaObject, path: string) => SchemaDifference[];

function compareProperties(
  before: SchemaObject,
  after: SchemaObject,
  { path, place, walk }: { readonly path: string; readonly place: SchemaPlace; readonly walk: Walk },
): SchemaDifference[] {
  const [old, young] = [before.properties ?? {}, after.properties ?? {}];
  return [...new Set([...Object.keys(old), ...Object.keys(young)])].flatMap((name) => {
    const below = joined(path, name);
    const [was, is] = [old[name], young[name]];
    const isRequired = after.required?.includes(name) ?? false;
    if (is === undefined) return [{ path: below, kind: 'breaking' as const, what: 'was removed' }];
    if (was === undefined) return [added(below, isRequired, place)];
    const wasRequired = before.required?.includes(name) ?? false;
    return [
      ...(wasRequired === isRequired ? [] : [requirement(below, isRequired, place)]),
      ...walk(was, is, below),
    ];
  });
}

/** Whether properties that have no name of their own are allowed. */
function compareOtherProperties(before: SchemaObject, after: SchemaObject, path: string, place: SchemaPlace) {
  const [wasOpen, isOpen] = [before, after].map((schema) => schema.additionalProperties !== false);
  if (wasOpen === isOpen) return [];
  const kind = kindOf(isOpen === true ? 'wider' : 'narrower', place.directions);
  return [
    {
      path,
      kind,
      what: isOpen === true ? 'can now have other properties' : 'can no longer have other properties',
    },
  ];
}

const asSchema = (value: SchemaObject['additionalProperties']): SchemaObject | undefined =>
  typeof value === 'object' ? value : undefined;

/**
 * What differs between two schemas and inside them. Where both refer to a schema of one name, that is compared once, for
 * all who refer to it.
 */
export function compareSchemas(
  first: SchemaObject,
  second: SchemaObject,
  place: SchemaPlace,
): SchemaDifference[] {
  const seen = new Set<string>();
  const walk: Walk = (old, young, path) => {
    const names = [referenced(old), referenced(young)];
    const isShared = names[0] !== undefined && names[0] === names[1];
    const pair = names.join(' ');
    if (!isShared && names.some((name) => name !== undefined)) {
      // A schema can be inside itself.
      if (seen.has(pair)) return [];
      seen.add(pair);
    }
    const [before, after] = isShared
      ? [old, young]
      : [resolved(old, place.before), resolved(young, place.after)];
    const below = (one: SchemaObject | undefined, other: SchemaObject | undefined, step: string) =>
      one === undefined && other === undefined
        ? []
        : walk(one ?? NOTHING, other ?? NOTHING, joined(path, step));
    return [
      ...compareKeywords(before, after, place.directions).map((difference) => ({ path, ...difference })),
      ...compareProperties(before, after, { path, place, walk }),
      ...compareOtherProperties(before, after, path, place),
      ...below(before.items, after.items, '[]'),
      ...below(asSchema(before.additionalProperties), asSchema(after.additionalProperties), '*'),
    ];
  };
  return walk(first, second, '');
}
