/**
 * Where prose says the default of a field or parameter of the API, it matches the API description, so a wrong
 * default is corrected there. Pages of SDKs are left out: their options have defaults of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';

interface Described {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** A default that a line says, with the field as it is written there. */
interface SaidDefault {
  readonly field: string;
  readonly value: string;
}

const SAID = [
  /`(?<field>[\w.]+)`[^`.|]{0,40}\bdefault(?:s to| is| of) `?(?<value>[\w-]+)/gi,
  /`(?<field>[\w.]+)`,? (?:is |takes )?`?(?<value>\d+)`?(?: \w+)? by default/gi,
];

function saidDefaults(line: string): readonly SaidDefault[] {
  return SAID.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ groups }) => ({
      field: groups?.field ?? '',
      value: groups?.value ?? '',
    })),
  );
}

const defaults = new Map<string, Set<string>>();

function note(name: string, { default: value, properties = {}, items }: Described): void {
  if (value !== undefined)
    defaults.set(name, (defaults.get(name) ?? new Set()).add(JSON.stringify(value).replaceAll('"', '')));
  for (const [inner, schema] of Object.entries(properties)) note(inner, schema);
  if (items !== undefined) note(name, items);
}

const { schemas, operations } = await loadApiDescription();
for (const [name, schema] of schemas) note(name, schema);
for (const { parameters } of operations.values())
  for (const { name, schema } of parameters) note(name, schema);

/** What a line says that no field of this name has; nothing where the description gives no field of the name one. */
function wrongDefaults(line: string): readonly string[] {
  return saidDefaults(line).flatMap(({ field, value }) => {
    const described = defaults.get(field.split('.').at(-1) ?? '');
    if (described === undefined || described.has(value)) return [];
    return [`${field} is ${value} by default, openapi/ has ${[...described].join(' or ')}`];
  });
}

const files = ['content/docs', 'content/data', 'content/openapi'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(?:mdx|yaml)$/.test(file) && !/^(?:docs|data)\/sdks\//.test(file)),
);

const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${String(index + 1)}`, text })),
);

it.each([
  ['The parameters are `limit`, with a default of 30', ['limit is 30 by default, openapi/ has 25']],
  ['The parameters are `limit`, with a default of 25', []],
  ['| `runtime.timeout`, 11 seconds by default |', ['runtime.timeout is 11 by default, openapi/ has 10']],
  ['`unknown_field` defaults to `x`', []],
])('reads %s', (line, wrong) => {
  expect(wrongDefaults(line)).toEqual(wrong);
});

it('prose says the defaults of the description', () => {
  expect(lines.flatMap(({ text }) => saidDefaults(text)).length).toBeGreaterThan(2);
  expect(
    lines.flatMap(({ place, text }) => wrongDefaults(text).map((wrong) => `${place}: ${wrong}`)),
  ).toEqual([]);
});
