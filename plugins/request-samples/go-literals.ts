import { lookup } from 'mime-types';
import { enclosed, entries, flatWidth, isBroken, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { concatenation } from './carried.ts';
import { goCase, goVariable } from './names.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { sdkMethods } from './sdk-methods.ts';

/** Columns up to which the only member of a composite literal stays on its line. */
const MAXIMUM_INLINE_MEMBER = 60;

/** Free-form JSON in Go. */
export const literals: JsonLiterals = {
  null: 'nil',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => enclosed('[]any{', items, '}', { trailing: ',' }),
  object: (members) =>
    composite(
      'map[string]any',
      members.map(([key, value]) => [quoted(key), value]),
    ),
};

/** A string literal, a variable, or both joined. */
export function textLiteral(text: string): string {
  return concatenation(text, goVariable);
}

/** A member of a typed literal: its name as Go spells it, and its value. */
export function member({ name, value, required }: SampleField): [key: string, value: Doc] {
  return [goCase(name), required ? plain(value) : optional(value)];
}

const POINTER_HELPERS = {
  string: 'String',
  integer: 'Int',
  number: 'Float64',
  boolean: 'Bool',
  instant: 'Time',
} as const;

/** Optional scalars are pointers; composites are pointers or reference types anyway. */
function optional(value: SampleValue): Doc {
  switch (value.kind) {
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'instant':
      return [`basistheory.${POINTER_HELPERS[value.kind]}(`, plain(value), ')'];
    case 'enum':
      throw new Error(
        `the Go SDK has no established way to write the optional ${value.type}. Leave it out of the example.`,
      );
    default:
      return plain(value);
  }
}

/** A value where its type is not a pointer. */
export function plain(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return composite(`&basistheory.${typeName(value.type)}`, value.fields.map(member));
    case 'list':
      return value.element.kind === 'object'
        ? entries(`[]*basistheory.${typeName(value.element.type)}{`, value.items.map(listItem), '}', {
            trailing: ',',
          })
        : enclosed('[]string{', value.items.map(plain), '}', { trailing: ',' });
    case 'map':
      return composite(
        'map[string]*string',
        value.entries.map(([key, item]) => [
          quoted(key),
          item === null ? literals.null : `basistheory.String(${textLiteral(item)})`,
        ]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `basistheory.MustParseDateTime(${quoted(value.value)})`;
    case 'file':
      return fileParameter(value.name);
    case 'enum':
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** In a list, the type of an object is implied. */
function listItem(value: SampleValue): Doc {
  return value.kind === 'object' ? composite('', value.fields.map(member)) : plain(value);
}

function typeName(type: string): string {
  return sdkMethods('go').types[type] ?? type;
}

function fileParameter(name: string): Doc {
  const type = lookup(name) || 'application/octet-stream';
  return `basistheory.NewFileParam(document, ${quoted(name)}, ${quoted(type)})`;
}

/** A composite literal as gofmt lays it out: values of neighboring one-line members are aligned. */
export function composite(type: string, members: readonly (readonly [key: string, value: Doc])[]): Doc {
  const items = members.map(([key, value], index): Doc => {
    const width = isBroken(value) || members.length === 1 ? key.length : alignedWidth(members, index);
    return [`${key}:`.padEnd(width + 2), value];
  });
  const breaks = items.length > 1 || flatWidth(items) > MAXIMUM_INLINE_MEMBER;
  return entries(`${type}{`, items, '}', { trailing: ',', breaks });
}

function alignedWidth(members: readonly (readonly [key: string, value: Doc])[], index: number): number {
  const isOneLine = (at: number): boolean => members[at] !== undefined && !isBroken(members[at][1]);
  let first = index;
  while (isOneLine(first - 1)) first -= 1;
  let end = index;
  while (isOneLine(end)) end += 1;
  return Math.max(...members.slice(first, end).map(([key]) => key.length));
}
