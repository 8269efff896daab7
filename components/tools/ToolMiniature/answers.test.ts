import { beforeAll, describe, expect, it, vi } from 'vitest';
import { data as errorFinder } from '../ErrorFinder/data.ts';
import { data as permissionPlanner } from '../PermissionPlanner/data.ts';
import { data as testDataPicker } from '../TestDataPicker/data.ts';
import { MINIATURES, type Miniature } from './miniatures';

const files = vi.hoisted(() => new Map<string, unknown>());

vi.mock('../../browser/use-browser-data', () => ({
  browserFile: (component: string, file: string) => Promise.resolve(files.get(`${component}/${file}`)),
}));

beforeAll(async () => {
  files.set('ErrorFinder/facts', (await errorFinder()).facts);
  files.set('PermissionPlanner/facts', (await permissionPlanner()).facts);
  files.set('TestDataPicker/values', testDataPicker().values);
}, 60_000);

const entries = Object.entries<Miniature>(MINIATURES);

async function answerOf(name: keyof typeof MINIATURES, input: string): Promise<string> {
  const { answer } = await MINIATURES[name].load();
  return answer(input);
}

describe('the example of a miniature', () => {
  it.each([
    ['simulator', /^HTTP\/1\.1 200[^]*XXXXXXXXXXXX4242/],
    ['expressions', /^"XXXXXXT47"$/],
    ['errors', /was the card charged\? Unknown/],
    [
      'webhook-signature',
      /^BT-SIGNATURE: \S+…\nByte \d+ \(counting from 0\) was "d" \(0x64\) and is now "x" \(0x78\)\.\nThe signature doesn't match anymore/,
    ],
    ['test-data', /^4000020000000000 {2}.*challenge.*\n\d+ {2}.*challenge.*\n\d+ {2}.*challenge/i],
    ['permissions', /token:create/],
  ] as const)('of %s has its result', async (name, expected) => {
    expect(await answerOf(name, MINIATURES[name].example)).toMatch(expected);
  });
});

describe('the miniature of webhook signatures', () => {
  it.each(['{"a": 1, "b": true}', '"x"', '{"event": {}, "n": 1.5e3}'])(
    'shows a changed byte of any body: %s',
    async (input) => {
      expect(await answerOf('webhook-signature', input)).toMatch(
        /\nByte \d+ .* is now .*\nThe signature doesn't/,
      );
    },
  );

  it.each([['[object Object]'], ["{'a': 1}"], ['true'], ['[]']])(
    'says in plain text why there is none: %s',
    async (input) => {
      expect(await answerOf('webhook-signature', input)).toMatch(/^[^`]+\.$/);
    },
  );
});

it.each(entries)('%s takes what no one would write', async (_name, { load }) => {
  const { answer } = await load();
  for (const input of ['', '\u0000', '{{', '<script>', '9'.repeat(10_000), '%E0%A4%A', '{"a":'])
    expect(await answer(input)).toMatch(/\S/);
});
