import { describe, expect, it } from 'vitest';
import { compile } from './support/compile.ts';
import { everySample } from './support/every-sample.ts';

const samples = await everySample('node');
const fileName = (id: string): string => `${id.replace('/', '--')}.mts`;
const messages = compile(new Map(samples.map(({ id, code }) => [fileName(id), code])), 'server');

describe('every Node.js sample compiles with the installed SDK', () => {
  it.each(samples)('$id', ({ id }) => {
    expect(messages.get(fileName(id)) ?? []).toEqual([]);
  });

  it('without messages that belong to no sample', () => {
    const names = new Set(samples.map(({ id }) => fileName(id)));
    expect([...messages].filter(([name]) => !names.has(name))).toEqual([]);
  });
});

describe('the compiler finds', () => {
  const construction =
    'import { BasisTheoryClient } from "@basis-theory/node-sdk";\nconst client = new BasisTheoryClient({ apiKey: "<API_KEY>" });\n';

  it.each([
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
  ])('%s', (_, code, message) => {
    const found = compile(new Map([['broken.mts', construction + code]]), 'server').get('broken.mts');
    expect(found?.join('\n')).toMatch(message);
  });
});
