import { lookup } from 'mime-types';
import { outputParts, concatenation } from '../writing/step-outputs.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, entries } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import type { SampleField, SampleValue } from '../writing/sample-value.ts';

export const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => objectLiteral(members.map(([key, value]) => [propertyKey(key), value])),
};

/** An object of the SDK, whose fields are spelled in its way. */
export function typedObject(fields: readonly SampleField[]): Doc {
  return objectLiteral(fields.map(({ name, value }) => [camelCase(name), valueLiteral(value)]));
}

function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return typedObject(value.fields);
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return objectLiteral(
        value.entries.map(([key, item]) => [
          propertyKey(key),
          item === null ? TYPED_NULL : textLiteral(item),
        ]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `new Date(${quoted(value.value)})`;
    case 'file':
      return objectLiteral([['path', quoted(value.name)], ...contentType(value.name)]);
    case 'enum':
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** The types of the SDK say undefined, but it sends null, which removes a key. */
const TYPED_NULL = 'null as unknown as undefined';

function contentType(file: string): [string, Doc][] {
  const type = lookup(file);
  return type ? [['contentType', quoted(type)]] : [];
}

/** An object, its keys as they are. */
export function objectLiteral(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [key, ': ', value]),
    '}',
    { trailing: ',', padding: true },
  );
}

/** A key of an object, in quotes where it must be. */
export function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** A string literal, a variable, or a template with variables in it. */
export function textLiteral(text: string): string {
  return outputParts(text).length === 1 ? concatenation(text, camelCase) : `\`${templateText(text)}\``;
}

/** The inside of a template: text that means nothing there, and variables. */
export function templateText(text: string): string {
  return outputParts(text)
    .map((part) =>
      'variable' in part
        ? `\${${camelCase(part.variable)}}`
        : part.text.replace(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`),
    )
    .join('');
}
