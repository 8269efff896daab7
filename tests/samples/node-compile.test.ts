import { describe, expect, it } from 'vitest';
import { compile } from './support/compile.ts';
import { everySample } from './support/every-sample.ts';

const samples = await everySample('node');
const fileName = (id: string): string => `${id.replace('/', '--')}.mts`;

const construction =
  'import { BasisTheoryClient } from "@basis-theory/node-sdk";\nconst client = new BasisTheoryClient({ apiKey: "<API_KEY>" });\n';
const mistakes = [
  ['an unknown method', 'await client.tokens.list();', /Property 'list' does not exist/],
  [
    'an unknown property',
    'await client.tokens.create({ kind: "card" });',
    /'kind' does not exist in type 'CreateTokenRequest'/,
  ],
  [
    'a variable that nothing reads',
    'const token = await client.tokens.get("id");',
    /'token' is declared but its value is never read/,
  ],
] as const;

/** One program for all: it reads the types of the whole package. */
const messages = compile(
  new Map([
    ...samples.map(({ id, code }) => [fileName(id), code] as const),
    ...mistakes.map(([name, code]) => [`${name}.mts`, construction + code] as const),
  ]),
  'server',
);

describe('every Node.js sample compiles with the installed SDK', () => {
  it.each(samples)('$id', ({ id }) => {
    expect(messages.get(fileName(id)) ?? []).toEqual([]);
  });

  it('without messages that belong to no sample', () => {
    const names = new Set([
      ...samples.map(({ id }) => fileName(id)),
      ...mistakes.map(([name]) => `${name}.mts`),
    ]);
    expect([...messages].filter(([name]) => !names.has(name))).toEqual([]);
  });
});

describe('the compiler finds', () => {
  it.each(mistakes)('%s', (name, _, message) => {
    expect(messages.get(`${name}.mts`)?.join('\n')).toMatch(message);
  });
});
