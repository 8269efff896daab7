/** Differences of one schema in the keywords that say which values it has. */
import type { SchemaObject } from '../../../pipeline/content/api-description/index.ts';
import { code, kindOf, listed, type Difference, type Direction, type Move } from './difference.ts';

type Directions = ReadonlySet<Direction>;
type Compare = (before: SchemaObject, after: SchemaObject, directions: Directions) => Difference[];

/** What `schemas.ts` goes into, and what only explains. */
type Structure = '$ref' | 'properties' | 'required' | 'items' | 'additionalProperties' | 'description';
/** Keywords that are compared together with another. */
type Joined = 'const';
type Keyword = Exclude<keyof SchemaObject, Structure | Joined>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How one set of values becomes another. Undefined, which is any value, is the widest. */
function moveBetween<Value>(before: readonly Value[] | undefined, after: readonly Value[] | undefined): Move {
  if (after === undefined) return 'wider';
  if (before === undefined) return 'narrower';
  const has = (values: readonly Value[], value: Value): boolean => values.some((one) => same(one, value));
  if (before.every((value) => has(after, value))) return 'wider';
  return after.every((value) => has(before, value)) ? 'narrower' : 'sideways';
}

const NULL = 'null';

function typesOf({ type }: SchemaObject): readonly string[] | undefined {
  return typeof type === 'string' ? [type] : type;
}

const typeNames = (types: readonly string[] | undefined): string =>
  types === undefined ? 'any type' : listed(types.map(code), 'or');

/** An integer is a number, so a schema that has numbers has it. */
const withIntegers = (types: readonly string[] | undefined): readonly string[] | undefined =>
  types?.includes('number') === true ? [...types, 'integer'] : types;

const type: Compare = (old, young, directions) => {
  const [before, after] = [typesOf(old), typesOf(young)];
  const sorted = (types: readonly string[] | undefined) => [...(types ?? [])].sort();
  if (same(before && sorted(before), after && sorted(after))) return [];
  const kind = kindOf(moveBetween(withIntegers(before), withIntegers(after)), directions);
  const without = (types: readonly string[] | undefined) => sorted(types).filter((name) => name !== NULL);
  if (before !== undefined && after !== undefined && same(without(before), without(after)))
    return [{ kind, what: after.includes(NULL) ? 'can now be `null`' : 'can no longer be `null`' }];
  return [{ kind, what: `is now ${typeNames(after)} instead of ${typeNames(before)}` }];
};

/** A name that narrows a type. Without it the type is wider, and another name is another set. */
const named =
  (keyword: 'format' | 'contentMediaType' | 'pattern', label: string): Compare =>
  (old, young, directions) => {
    const [before, after] = [old[keyword], young[keyword]];
    if (before === after) return [];
    const move = after === undefined ? 'wider' : before === undefined ? 'narrower' : 'sideways';
    const kind = kindOf(move, directions);
    if (after === undefined) return [{ kind, what: `no longer has the ${label} ${code(before)}` }];
    const instead = before === undefined ? '' : ` instead of ${code(before)}`;
    return [{ kind, what: `now has the ${label} ${code(after)}${instead}` }];
  };

type Limit = {
  [Key in Keyword]-?: NonNullable<SchemaObject[Key]> extends number ? Key : never;
}[Keyword];

const limit =
  (keyword: Limit, label: string, isUpper: boolean): Compare =>
  (old, young, directions) => {
    const [before, after] = [old[keyword], young[keyword]];
    if (before === after) return [];
    const none = isUpper ? Infinity : -Infinity;
    const isHigher = (after ?? none) > (before ?? none);
    const kind = kindOf(isHigher === isUpper ? 'wider' : 'narrower', directions);
    if (after === undefined) return [{ kind, what: `no longer has a ${label}` }];
    const instead = before === undefined ? '' : ` instead of ${String(before)}`;
    return [{ kind, what: `now has a ${label} of ${String(after)}${instead}` }];
  };

const valuesOf = ({ enum: values, const: only }: SchemaObject): readonly unknown[] | undefined =>
  only === undefined ? values : [only];

/** A new value is new rather than a break, as callers are told to expect. */
const values: Compare = (old, young, directions) => {
  const [before, after] = [valuesOf(old), valuesOf(young)];
  if (before === undefined && after === undefined) return [];
  const all = (list: readonly unknown[]): string => listed(list.map(code));
  if (after === undefined) return [{ kind: 'changed', what: 'is no longer limited to a list of values' }];
  if (before === undefined)
    return [{ kind: kindOf('narrower', directions), what: `is now limited to ${all(after)}` }];
  const added = after.filter((value) => !before.some((other) => same(other, value)));
  const gone = before.filter((value) => !after.some((other) => same(other, value)));
  const noun = (list: readonly unknown[]): string => (list.length === 1 ? 'value' : 'values');
  return [
    ...(gone.length === 0
      ? []
      : [{ kind: kindOf('narrower', directions), what: `no longer has the ${noun(gone)} ${all(gone)}` }]),
    ...(added.length === 0
      ? []
      : [{ kind: 'new' as const, what: `also has the ${noun(added)} ${all(added)}` }]),
  ];
};

/** Anyone who leaves the value out has another one than before. */
const defaultValue: Compare = ({ default: before }, { default: after }, directions) => {
  if (same(before, after)) return [];
  const isOther = before !== undefined && after !== undefined && directions.has('request');
  const kind = isOther ? 'breaking' : 'changed';
  if (after === undefined) return [{ kind, what: `no longer has the default ${code(before)}` }];
  return [
    {
      kind,
      what: `now defaults to ${code(after)}${before === undefined ? '' : ` instead of ${code(before)}`}`,
    },
  ];
};

const deprecated: Compare = ({ deprecated: before = false }, { deprecated: after = false }) => {
  if (before === after) return [];
  return after
    ? [{ kind: 'deprecated', what: 'is deprecated' }]
    : [{ kind: 'changed', what: 'is no longer deprecated' }];
};

/** A keyword that the description begins to use needs a rule here, or this doesn't compile. */
const RULES = {
  type,
  format: named('format', 'format'),
  contentMediaType: named('contentMediaType', 'media type'),
  pattern: named('pattern', 'pattern'),
  enum: values,
  default: defaultValue,
  deprecated,
  minLength: limit('minLength', 'minimum length', false),
  maxLength: limit('maxLength', 'maximum length', true),
  minimum: limit('minimum', 'minimum', false),
  maximum: limit('maximum', 'maximum', true),
  minItems: limit('minItems', 'minimum number of items', false),
  maxItems: limit('maxItems', 'maximum number of items', true),
  maxProperties: limit('maxProperties', 'maximum number of properties', true),
} satisfies Record<Keyword, Compare>;

/** What differs between two schemas, not looking inside them. */
export function compareKeywords(
  before: SchemaObject,
  after: SchemaObject,
  directions: Directions,
): Difference[] {
  return Object.values(RULES).flatMap((compare: Compare) => compare(before, after, directions));
}
