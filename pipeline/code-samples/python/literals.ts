import { lookup } from 'mime-types';
import { isPosition } from '../writing/answer-path.ts';
import { concatenation } from '../writing/step-outputs.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, entries } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import type { SampleField, SampleValue } from '../writing/sample-value.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';

export const literals: JsonLiterals = {
  null: 'None',
  true: 'True',
  false: 'False',
  string: textLiteral,
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => dictionary(members),
};

/** A member of an object: some types have spellings of their own. */
function member(type: string, { name, value }: SampleField): Doc {
  const spelling = sdkMethods('python').members[type]?.[name] ?? snakeCase(name);
  return [spelling, '=', valueLiteral(value)];
}

/** A value as its type in the SDK is written. */
export function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return entries(
        [value.type, '('],
        value.fields.map((field) => member(value.type, field)),
        ')',
        { trailing: ',' },
      );
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return dictionary(
        value.entries.map(([key, item]) => [key, item === null ? literals.null : textLiteral(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return instant(value.value);
    case 'file':
      return file(value.name);
    case 'enum':
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
      return String(value.value);
    case 'boolean':
      return value.value ? literals.true : literals.false;
  }
}

/** The parts of a moment, because the oldest supported Python does not read the `Z` of ISO 8601. */
function instant(value: string): string {
  const moment = new Date(value);
  const day = [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
  const time = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()];
  const parts = time.every((part) => part === 0) ? day : [...day, ...time];
  return `datetime(${[...parts, 'tzinfo=timezone.utc'].join(', ')})`;
}

function file(name: string): Doc {
  const type = lookup(name);
  return enclosed('(', [quoted(name), 'document', ...(type ? [quoted(type)] : [])], ')');
}

/** A string literal, a variable, or both joined. */
export function textLiteral(text: string): string {
  return concatenation(text, snakeCase);
}

/** Keys and values, the keys as on the wire. */
export function dictionary(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [quoted(key), ': ', value]),
    '}',
    { trailing: ',' },
  );
}

/** A key of free JSON, or a position in a list of it. */
export function keyAccess(key: string): string {
  return isPosition(key) ? `[${key}]` : `[${quoted(key)}]`;
}
