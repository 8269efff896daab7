import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { stateInAddress } from '../addresses';
import { firstFailure, makeKeyPair, readTime, verifyDelivery } from '../webhook-signatures';
import { makeSigner, rawDelivery } from './signed-delivery';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;
const { sign } = makeSigner(await makeKeyPair(subtle), subtle);

const DELIVERY = {
  id: 'delivery-1',
  url: 'https://store.example.com/webhooks?shop=1',
  body: '{"delivered_at":"2026-11-22T12:00:00Z","event":{"id":"event-1","type":"token.created"}}',
  deliveredAt: Date.parse('2026-11-22T12:00:00Z'),
};

it('leads to a check that passes, with the link alone', async () => {
  const { checkAt = '' } = await sign(DELIVERY);
  const { pathname, hash } = new URL(checkAt, 'https://docs.example.com');
  expect(pathname).toBe('/docs/tools/webhook-signature');
  const {
    headers = '',
    body = '',
    key = '',
    version = '',
    at = '',
  } = stateInAddress(hash, 'webhook-signature') ?? {};
  const delivery = { headers, body, publicKey: key, keyVersion: version, receivedAt: readTime(at) ?? 0 };
  const check = async (body: string): Promise<string | undefined> =>
    firstFailure(await verifyDelivery({ ...delivery, body, signedHere: undefined }, subtle))?.id;
  expect(await check(body)).toBeUndefined();
  expect(await check(body.replace('event-1', 'event-2'))).toBe('content');
});

it('keeps its signature, has another one when it is delivered again, and is raw HTTP with the exact body', async () => {
  const [one, same, again] = await Promise.all([
    sign(DELIVERY),
    sign(DELIVERY),
    sign({ ...DELIVERY, id: 'delivery-2' }),
  ]);
  expect(same.headers).toBe(one.headers);
  expect(again.headers).not.toBe(one.headers);
  const lines = rawDelivery(DELIVERY.url, one).split('\n');
  expect(lines[0]).toBe('POST /webhooks?shop=1 HTTP/1.1');
  expect(lines.slice(1, -1).map((line) => line.split(':')[0])).toEqual([
    'Host',
    'Content-Type',
    'BT-SIGNATURE',
    'BT-SIGNATURE-VERSION',
    '',
  ]);
  expect(lines.at(-1)).toBe(DELIVERY.body);
});

it('has no link where it would be too long', async () => {
  const body = JSON.stringify({ event: { id: 'x'.repeat(8_000) } });
  expect((await sign({ ...DELIVERY, body })).checkAt).toBeUndefined();
});
