import { lookup } from 'mime-types';
import { concatenation } from '../writing/step-outputs.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, initializer, isBroken } from '../writing/layout.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import type { SampleField, SampleValue } from '../writing/sample-value.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';

export const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => collection('object', items),
  object: (members) => dictionary('object', members),
};

/** A field of an object, as the SDK spells it. */
export function member({ name, value }: SampleField): Doc {
  return [pascalCase(name), ' = ', valueLiteral(value)];
}

/** @param isRaw whether the value goes to the API unchanged, so that an enumeration is its wire value */
export function valueLiteral(value: SampleValue, isRaw = false): Doc {
  switch (value.kind) {
    case 'object':
      return initializer(`new ${typeName(value.type)}`, value.fields.map(member));
    case 'list':
      return collection(
        value.element.kind === 'object' ? typeName(value.element.type) : 'string',
        value.items.map((item) => valueLiteral(item)),
      );
    case 'map':
      return dictionary(
        'string',
        value.entries.map(([key, item]) => [key, item === null ? literals.null : textLiteral(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `DateTime.Parse(${quoted(value.value)})`;
    case 'file':
      return fileParameter(value.name);
    case 'enum':
      return isRaw ? quoted(value.value) : `${value.type}.${pascalCase(value.value)}`;
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** A string literal, a variable, or both joined. */
export function textLiteral(text: string): string {
  return concatenation(text, camelCase);
}

function typeName(type: string): string {
  return sdkMethods('csharp').types[type] ?? type;
}

function fileParameter(name: string): Doc {
  const type = lookup(name);
  const contentType = type ? [`ContentType = ${quoted(type)}`] : [];
  return initializer('new FileParameter', [
    'Stream = document',
    `FileName = ${quoted(name)}`,
    ...contentType,
  ]);
}

function collection(element: string, items: readonly Doc[]): Doc {
  return initializer(`new List<${element}>`, items, items.some(isBroken));
}

/** Keys and values, the keys as on the wire. */
export function dictionary(element: string, members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return initializer(
    `new Dictionary<string, ${element}>`,
    members.map(([key, value]) => [`[${quoted(key)}] = `, value]),
  );
}
