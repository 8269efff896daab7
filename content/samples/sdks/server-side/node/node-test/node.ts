import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { BasisTheoryClient } from '@basis-theory/node-sdk';

/** The code under test: gets the client as an argument, so that a test can pass another one. */
async function storeCard(client: BasisTheoryClient, card: Record<string, unknown>) {
  const { id } = await client.tokens.create({ type: 'card', data: card });
  return id;
}

test('stores the card and returns the id', async (t) => {
  const requests: unknown[] = [];
  const platform = createServer(async (request, response) => {
    requests.push({ url: request.url, body: await json(request) });
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'token-1', type: 'card' }));
  }).listen(0, '127.0.0.1');
  t.after(() => {
    platform.closeAllConnections();
    platform.close();
  });
  await once(platform, 'listening');

  const { port } = platform.address() as AddressInfo;
  const client = new BasisTheoryClient({ apiKey: 'test', baseUrl: `http://127.0.0.1:${port}` });

  assert.equal(await storeCard(client, { number: '4242424242424242' }), 'token-1');
  assert.deepEqual(requests, [
    { url: '/tokens', body: { type: 'card', data: { number: '4242424242424242' } } },
  ]);
});
