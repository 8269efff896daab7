/** The outermost value of each payload is an object: Android Elements send the internals of a map. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { cellText, loadDataTable, SDK_VERSIONS } from '../../../pipeline/content/tables/index.ts';
import { payloadCount, payloadProblems } from './payloads.ts';

const written = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language }) => language === 'kotlin')
    .map(({ code }) => ({ id, code })),
);

it.each(written)('the payloads of $id are Elements or objects', async ({ code }) => {
  expect(await payloadProblems(code)).toEqual([]);
});

it('there are payloads in samples', async () => {
  const counts = await Promise.all(written.map(({ code }) => payloadCount(code)));
  expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(10);
});

/** A payload of Kotlin in a sentence or in a block of a page. */
const MAP =
  /\b(?:data|body|tokenRequests) = (?:mutable|linked|hash)?(?:Map|map|list)Of\(|tokenize\((?:map|list)Of\(/;

it('no page and no table passes a map', () => {
  const files = ['content/docs', 'content/data'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mdx|yaml)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.filter((file) => MAP.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('the record of what is sent is of the version that the pages describe', () => {
  const row = loadDataTable(SDK_VERSIONS).rows.find(({ id }) => id === 'android-elements');
  expect(loadDataTable('android-payloads').description).toContain(` ${cellText(row?.version)} `);
});

describe('the check finds', () => {
  const request = (data: string, before = ''): string =>
    `${before}\nsuspend fun f() = bt.createToken(CreateTokenRequest(type = "card", data = ${data}))\n`;
  const KEPT = '@Keep\nclass Card(val number: Any)\n';

  it.each([
    ['a map', request('mapOf("number" to number)')],
    ['a list', request('listOf(number)')],
    ['a map in a variable', request('card', 'val card = mapOf("number" to number)')],
    ['an anonymous object, which R8 renames', request('object { val number = cardNumber }')],
    ['a class without @Keep', request('Card(number)', 'class Card(val number: Any)')],
    ['a class with inherited fields', request('Card(number)', '@Keep\nclass Card(val number: Any) : Base()')],
    [
      'a class with constants, which are sent, too',
      request('Card(number)', `${KEPT.trim()} { companion object { const val A = 1 } }`),
    ],
    ['an inner class without @Keep', request('Card(Number(number))', `${KEPT}class Number(val value: Any)`)],
    ['a map of token requests', 'suspend fun f() = bt.tokenize(mapOf("card" to card))\n'],
    ['a map as the body of a proxy', 'val request = ProxyRequest().apply { body = mapOf("pin" to pin) }\n'],
    ['a map for a third party', 'suspend fun f() = bt.client.post(url, mapOf("pin" to pin))\n'],
    ['a map for encryption', 'fun f() = EncryptTokenRequest(mapOf("type" to "card"), key, id)\n'],
  ])('%s', async (_, code) => {
    expect(await payloadProblems(code)).toHaveLength(1);
  });

  it('nothing in an object or an Element', async () => {
    expect(await payloadProblems(request('Card(number)', KEPT))).toEqual([]);
    expect(await payloadProblems(request('ssn', 'lateinit var ssn: TextElement'))).toEqual([]);
    expect(await payloadProblems('suspend fun f() = bt.proxy.patch(request, key)\n')).toEqual([]);
  });
});
