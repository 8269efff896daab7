import { lookup } from 'mime-types';
import { concatenation } from '../writing/step-outputs.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, entries, flatWidth } from '../writing/layout.ts';
import type { SampleField, SampleValue } from '../writing/sample-value.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';
import { goCase, goVariable } from './names.ts';

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
      return `${qualified(typeName(value.type))}(${textLiteral(value.value)}).Ptr()`;
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

/** A type of the root package, unless its name says which package it is of. */
function qualified(type: string): string {
  return type.includes('.') ? type : `basistheory.${type}`;
}

function typeName(type: string): string {
  return sdkMethods('go').types[type] ?? type;
}

function fileParameter(name: string): Doc {
  const type = lookup(name) || 'application/octet-stream';
  return `basistheory.NewFileParam(document, ${quoted(name)}, ${quoted(type)})`;
}

/** A composite literal; `alignMembers` lays out its values when it is known which of them fit on their line. */
export function composite(type: string, members: readonly (readonly [key: string, value: Doc])[]): Doc {
  const items = members.map(([key, value]): Doc => [`${key}: `, value]);
  const breaks = items.length > 1 || flatWidth(items) > MAXIMUM_INLINE_MEMBER;
  return entries(`${type}{`, items, '}', { trailing: ',', breaks });
}

/** A member of a composite literal that is on one line. */
const ONE_LINE_MEMBER = /^(\t+)("(?:[^"\\]|\\.)*"|\w+): (.*,)$/;

/** Aligns the values of neighboring one-line members, as gofmt does. */
export function alignMembers(program: string): string {
  const rows = program.split('\n').map((line) => ({ line, member: ONE_LINE_MEMBER.exec(line) }));
  const isNeighbor = (at: number, indent: string): boolean => rows[at]?.member?.[1] === indent;
  return rows
    .map(({ line, member }, index) => {
      if (!member) return line;
      const [, indent = '', key = '', value = ''] = member;
      let first = index;
      while (isNeighbor(first - 1, indent)) first -= 1;
      let end = index;
      while (isNeighbor(end, indent)) end += 1;
      const width = Math.max(...rows.slice(first, end).map((row) => row.member?.[2]?.length ?? 0));
      return `${indent}${`${key}:`.padEnd(width + 2)}${value}`;
    })
    .join('\n');
}
