import { concatenation } from '../writing/step-outputs.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, chain, enclosed, entries } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import type { SampleField, SampleValue } from '../writing/sample-value.ts';

/** `Map.of` accepts no more pairs than this. */
const MAP_OF_LIMIT = 10;

export const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => enclosed('List.of(', items, ')'),
  object: (members) => mapOf(members),
};

/**
 * @param isRequest whether the type is that of the whole request: a standalone enumeration has no established spelling
 *   there and goes in as an additional property
 */
export function builder(type: string, fields: readonly SampleField[], isRequest = false): Doc {
  const calls = inStages(fields).map(({ name, value }): Doc => {
    if (isRequest && value.kind === 'enum')
      return [`.additionalProperty(${quoted(name)}, `, rawEnum(value), ')'];
    const isCollection = value.kind === 'list' || value.kind === 'map' || value.kind === 'free';
    const argument = valueExpression(value);
    return [`.${camelCase(name)}`, isCollection ? ['(', argument, ')'] : enclosed('(', [argument], ')')];
  });
  return chain(`${type}.builder()`, [...calls, '.build()']);
}

/**
 * A staged builder asks for what is required first, in the order of the schema; collections belong to its last stage.
 */
function inStages(fields: readonly SampleField[]): SampleField[] {
  const isStage = ({ required, value }: SampleField): boolean =>
    required && value.kind !== 'list' && value.kind !== 'map';
  return [...fields.filter(isStage), ...fields.filter((field) => !isStage(field))];
}

function valueExpression(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return builder(value.type, value.fields);
    case 'list':
      return literals.list(value.items.map(valueExpression));
    case 'map':
      return mapOf(
        value.entries.map(([key, item]) => [
          key,
          item === null ? 'Optional.empty()' : `Optional.of(${textLiteral(item)})`,
        ]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `OffsetDateTime.parse(${quoted(value.value)})`;
    case 'enum':
      return `${value.type}.${value.value.toUpperCase().replaceAll('-', '_')}`;
    case 'file':
    case 'string':
      return value.kind === 'file' ? quoted(value.name) : textLiteral(value.value);
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

/** A value as it is on the wire. */
export function rawEnum(value: SampleValue): Doc {
  return value.kind === 'enum' ? quoted(value.value) : valueExpression(value);
}

function mapOf(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  const empty = members.find(([, value]) => value === literals.null);
  if (empty)
    throw new Error(`a Java map cannot hold null, and "${empty[0]}" is null. Leave it out of the example.`);
  if (members.length <= MAP_OF_LIMIT)
    return entries(
      'Map.of(',
      members.map(([key, value]) => [quoted(key), ', ', value]),
      ')',
    );
  return entries(
    'Map.ofEntries(',
    members.map(([key, value]) => [`Map.entry(${quoted(key)}, `, value, ')']),
    ')',
  );
}
