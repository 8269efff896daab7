import { beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { SchemaObject } from '../../pipeline/content/api-description/types.ts';
import { codeSpans, nameProblems } from '../support/table-names.ts';
import type { Exception } from './element-tables/exceptions.ts';
import {
  packageCode,
  packageMessages,
  packageWindowSizes,
  withoutParts,
} from './threeds-tables/package-code.ts';
import { readPackageTypes, type DeclaredFunction } from './threeds-tables/package-types.ts';
import { tables } from './threeds-tables/tables.ts';

/** Messages that no caller gets. */
const internalMessages: readonly Exception[] = [
  {
    name: 'Network response was not ok',
    reason: 'the report about errors catches it itself',
  },
  {
    name: 'Unable to create iframe. Container must be a HTML element * * *',
    reason: 'the package finds its container by id, and passes the names of its frames itself',
  },
  {
    name: 'Window size * is not supported',
    reason: 'a challenge with another size is refused before, as an invalid payload',
  },
].map((exception) => ({ element: 'web-threeds', ...exception }));

let declared: ReadonlyMap<string, DeclaredFunction>;

beforeAll(() => {
  declared = readPackageTypes();
}, 60_000);

const functionOf = (call: string): DeclaredFunction => declared.get(call) ?? { accepts: [], resolvesTo: [] };

it('the package has the functions that the tables document, and no others', () => {
  const documented = new Set(tables.parameters.map(({ call }) => call));
  expect([...declared.keys()].sort()).toEqual([...documented].sort());
});

describe.each(['BasisTheory3ds', 'createSession', 'startChallenge'])('the parameters of %s', (call) => {
  const documented = tables.parameters.filter((row) => row.call === call);

  it('are all named', () => {
    const problems = nameProblems({
      kind: `a parameter of ${call}`,
      table: 'threeds-web-parameters',
      documented: documented.map(({ name }) => name),
      declared: functionOf(call).accepts.map(({ name }) => name),
    });
    expect(problems).toEqual([]);
  });

  it('have the types that the package declares', () => {
    const types = functionOf(call).accepts.map(({ name, type }) => [name, type] as const);
    expect(Object.fromEntries(documented.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(types),
    );
  });

  it('are required where the package requires them', () => {
    const required = functionOf(call).accepts.filter(({ isOptional }) => !isOptional);
    expect(
      documented
        .filter((row) => row.default === 'Required')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(required.map(({ name }) => name).sort());
  });

  it('are called deprecated where the package does so', () => {
    const deprecated = functionOf(call).accepts.filter(({ isDeprecated }) => isDeprecated);
    const rows = documented.filter(({ meaning }) => meaning.startsWith('Deprecated'));
    expect(rows.map(({ name }) => name).sort()).toEqual(deprecated.map(({ name }) => name).sort());
  });
});

describe.each(['createSession', 'startChallenge'])('the result of %s', (call) => {
  const documented = tables.results.filter((row) => row.call === call);

  it('has all of its fields', () => {
    const problems = nameProblems({
      kind: `a field of the result of ${call}`,
      table: 'threeds-web-results',
      documented: documented.map(({ field }) => field),
      declared: functionOf(call).resolvesTo.map(({ name, isOptional }) => (isOptional ? `${name}?` : name)),
    });
    expect(problems).toEqual([]);
  });

  it('has the types that the package declares', () => {
    const types = functionOf(call).resolvesTo.map(({ name, type }) => [name, type] as const);
    expect(Object.fromEntries(documented.map(({ field, type }) => [field.replace('?', ''), type]))).toEqual(
      Object.fromEntries(types),
    );
  });
});

it('every message of the package is documented, and no other', () => {
  const problems = nameProblems({
    kind: 'a message',
    table: 'threeds-web-messages',
    documented: tables.messages.map(withoutParts),
    declared: packageMessages(),
    exceptions: internalMessages,
  });
  expect(problems).toEqual([]);
});

it('the window sizes match the package', () => {
  const documented = tables.windowSizes.map(
    ({ size, width, height }) => [size, [width.replace(' ', ''), height.replace(' ', '')]] as const,
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(packageWindowSizes()));
});

it.each([
  ['the timeout of a challenge', 'timeout: timeout = 60000'],
  ['the time for a method request', '}, 10000)'],
  ['the default host of the API', '= "https://api.basistheory.com"'],
  ['the default host of the pages', '= "https://3ds.basistheory.com"'],
  ['the container of a method request', 'FRAME_CONTAINER_ID: "methodFrameContainer"'],
  ['the container of a challenge', 'FRAME_CONTAINER_ID: "challengeFrameContainer"'],
  ['the default size', '?? (0, $12389938bc382e86$export$f73e2cb993c10d36).THREE'],
])('%s is what the pages say', (_what, code) => {
  expect(packageCode).toContain(code);
});

it('the response for apps has fields of an authentication, and three more', async () => {
  const { schemas } = await loadApiDescription();
  const authentication = Object.keys(schemas.get('ThreeDsAuthentication')?.properties ?? {});
  const sources = tables.answerFields.map(({ field, from }) => ({ field, source: codeSpans(from)[0] }));
  expect(sources.filter(({ source }) => source === undefined).map(({ field }) => field)).toEqual([
    'purchaseAmount',
    'merchantName',
    'currency',
  ]);
  for (const { field, source } of sources) {
    if (source === undefined) continue;
    expect(authentication).toContain(source);
    expect(source.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())).toBe(field);
  }
});

/** The properties of `AuthenticationResponse` in android-threeds 1.1.0 and ios-threeds 1.2.1 that aren't strings. */
const READ_BY_LIBRARIES: Readonly<Record<string, string>> = {
  messageExtensions: 'array of string',
  acsRenderingType: 'object of acsInterface, acsUiTemplate',
};

function shape(
  schema: SchemaObject | undefined,
  schemas: Readonly<ReadonlyMap<string, SchemaObject>>,
): string {
  if (schema?.$ref !== undefined) return shape(schemas.get(schema.$ref.split('/').at(-1) ?? ''), schemas);
  if (schema?.items !== undefined) return `array of ${shape(schema.items, schemas)}`;
  if (schema?.properties !== undefined) return `object of ${Object.keys(schema.properties).join(', ')}`;
  return [schema?.type].flat().find((type) => type !== 'null') ?? 'nothing';
}

it('what an endpoint passes on to an app has the types that the libraries read', async () => {
  const { schemas } = await loadApiDescription();
  const authentication = schemas.get('ThreeDsAuthentication')?.properties ?? {};
  const unreadable = tables.answerFields.flatMap(({ field, need, from }) => {
    const returned = shape(authentication[codeSpans(from)[0] ?? ''], schemas);
    if (returned === 'nothing' || returned === (READ_BY_LIBRARIES[field] ?? 'string')) return [];
    return [{ field, isLeftOut: need.includes('Leave it out') }];
  });
  expect(unreadable).toEqual([{ field: 'messageExtensions', isLeftOut: true }]);
});
