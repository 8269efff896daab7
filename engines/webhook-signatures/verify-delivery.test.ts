import { describe, expect, it } from 'vitest';
import saved from '@site/content/projects/servers/webhook-receiver/shared/fixtures/delivery.json';
import { readFileSync } from 'node:fs';
import { firstFailure, makeKeyPair, signBody, verdictText, verifyDelivery, type Verdict } from '.';
import { toBase64, utf8 } from './bytes';
import { writePublicKey } from './public-key';
import type { Delivery } from './delivery';

const { subtle } = crypto;
const NOW = Date.parse('2026-11-02T09:30:00Z');
const BODY = JSON.stringify(
  {
    event: { id: 'e1', type: 'token.created', data: { token: { id: 't1', metadata: { 'é<&>': '漢💳' } } } },
    delivered_at: '2026-11-02T09:29:58Z',
  },
  null,
  2,
);

const keys = await makeKeyPair(subtle);
const result = await signBody(BODY, keys, subtle);
if (!result.ok) throw new Error(result.problem);
const { signed } = result;

const headersOf = (signature: string, version = 'v1-test'): string =>
  `Content-Type: application/json\nBT-SIGNATURE: ${signature}\nBT-SIGNATURE-VERSION: ${version}`;

const GENUINE: Delivery = {
  headers: headersOf(signed.signature),
  body: BODY,
  publicKey: keys.publicKey,
  keyVersion: 'v1-test',
  receivedAt: NOW,
};

const verify = (changed: Partial<Delivery>): Promise<Verdict> =>
  verifyDelivery({ ...GENUINE, ...changed }, subtle);

/** A signature over other bytes, or of another kind, with the same key. */
async function signRaw(text: string, saltLength = 32): Promise<string> {
  const bytes = await subtle.sign({ name: 'RSA-PSS', saltLength }, keys.privateKey, utf8(text));
  return toBase64(new Uint8Array(bytes));
}

describe('a delivery', () => {
  it('passes every check, however its JSON is written', async () => {
    const { checks, isGenuine, canonical: bytes } = await verify({});
    expect(checks.filter((check) => check.result !== 'passed')).toEqual([]);
    expect(isGenuine).toBe(true);
    expect(bytes?.text).toBe(signed.text);
    expect(bytes?.notes).toEqual(['It has whitespace between values.', "Its keys aren't sorted."]);
    for (const body of [
      signed.text,
      `${BODY}\n`,
      BODY.replaceAll('\n', '\r\n'),
      BODY.replace('é', '\\u00e9'),
    ])
      expect((await verify({ body })).isGenuine).toBe(true);
  });

  it('that the webhook receiver has saved is genuine, and too old', async () => {
    const publicKey = readFileSync(
      'content/projects/servers/webhook-receiver/shared/fixtures/webhooks.saved.key',
      'utf8',
    );
    const delivery = {
      headers: JSON.stringify(saved.headers),
      body: saved.body,
      publicKey,
      keyVersion: 'saved',
    };
    expect((await verify(delivery)).isGenuine).toBe(true);
    const old = await verify({ ...delivery, receivedAt: NOW + 86_400_000 * 2 });
    expect(old.checks.filter((check) => check.result !== 'passed').map(({ id }) => id)).toEqual(['clock']);
    expect(firstFailure(old)?.says).toContain('1 day before');
  });

  it.each([0, 20, 32, 222])('with a salt of %i bytes passes', async (saltLength) => {
    const verdict = await verify({ headers: headersOf(await signRaw(signed.text, saltLength)) });
    expect(verdict.isGenuine).toBe(true);
    expect(verdict.checks.find(({ id }) => id === 'key')?.says).toContain(`${String(saltLength)} bytes`);
  });
});

const otherKeys = await makeKeyPair(subtle);
const pkcs1 = await (async () => {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const pair = await subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
    true,
    ['sign', 'verify'],
  );
  const bytes = await subtle.sign(algorithm, pair.privateKey, utf8(signed.text));
  return {
    signature: toBase64(new Uint8Array(bytes)),
    publicKey: await writePublicKey(pair.publicKey, subtle),
  };
})();

const rawSignature = await signRaw(BODY);
const spacedSignature = await signRaw(signed.text.replaceAll(/[,:](?=["{])/g, '$& '));
const unsortedSignature = await signRaw(JSON.stringify(JSON.parse(BODY)));

it('a body that is written differently since it was signed is genuine, and known as that', async () => {
  const edited = await verify({ body: `${BODY}\n\n`, signedHere: signed });
  expect([edited.isGenuine, edited.isRewritten]).toEqual([true, true]);
  expect(edited.checks.at(-1)?.says).toMatch(/Whitespace and key order aren't signed/);
  expect((await verify({ signedHere: signed })).isRewritten).toBe(false);
});

describe('the first thing that is wrong', () => {
  it.each<[string, Partial<Delivery>, string, RegExp]>([
    ['no headers', { headers: '' }, 'headers', /BT-SIGNATURE and BT-SIGNATURE-VERSION are missing/],
    [
      'no version',
      { headers: `BT-SIGNATURE: ${signed.signature}` },
      'headers',
      /^BT-SIGNATURE-VERSION is missing/,
    ],
    ['two signatures', { headers: `${GENUINE.headers}\nbt-signature: AAAA` }, 'headers', /more than once/],
    ['hex', { headers: headersOf('ab'.repeat(256)) }, 'signature', /hex/],
    ['cut base64', { headers: headersOf(signed.signature.slice(0, 301)) }, 'signature', /base64/],
    ['short', { headers: headersOf('AAAA') }, 'signature', /3 bytes/],
    ['URL-encoded', { headers: headersOf(encodeURIComponent(signed.signature)) }, 'signature', /URL-encoded/],
    ['v1 for v1-test', { headers: headersOf(signed.signature, 'v1') }, 'version', /production tenants/],
    ['v1-test for v1', { keyVersion: 'v1' }, 'version', /test tenants/],
    ['case', { headers: headersOf(signed.signature, 'V1-TEST') }, 'version', /written differently/],
    ['unknown version', { headers: headersOf(signed.signature, '../v9') }, 'version', /isn't a version/],
    ['constructor', { headers: headersOf(signed.signature, 'constructor') }, 'version', /isn't a version/],
    ['BOM', { body: `\ufeff${BODY}` }, 'body', /byte order mark/],
    [
      'no JSON',
      { body: '{"a":' },
      'body',
      /^The body isn't valid JSON \(line 1, column 6\)\. The JSON ends here/,
    ],
    [
      'a broken string',
      { body: '{\n "a": "b\nc"}' },
      'body',
      /\(line 2, column 9\)\. This string isn't closed/,
    ],
    ['empty', { body: '' }, 'body', /empty/],
    ['deep', { body: '['.repeat(100_000) }, 'body', /levels/],
    ['too old', { receivedAt: NOW + 600_000 }, 'clock', /10 minutes before/],
    ['in the future', { receivedAt: NOW - 600_000 }, 'clock', /9 minutes after/],
    ['no time', { body: '{}' }, 'clock', /no `delivered_at`/],
    ['no time zone', { body: '{"delivered_at":"2026-11-02T09:29:58"}' }, 'clock', /time zone/],
    ['no key', { publicKey: '' }, 'key', /There's no public key/],
    [
      'private key',
      { publicKey: '-----BEGIN PRIVATE KEY-----\nAA\n-----END PRIVATE KEY-----' },
      'key',
      /private key/,
    ],
    ['certificate', { publicKey: '-----BEGIN CERTIFICATE-----' }, 'key', /certificate/],
    ['other key', { publicKey: otherKeys.publicKey }, 'key', /didn't make/],
    ['length', { headers: headersOf(signed.signature.slice(0, 256)) }, 'key', /192 bytes/],
    ['PKCS#1', { headers: headersOf(pkcs1.signature), publicKey: pkcs1.publicKey }, 'key', /PKCS#1 v1.5/],
    ['raw body', { headers: headersOf(rawSignature) }, 'form', /exactly as you pasted it/],
    ['Python', { headers: headersOf(spacedSignature) }, 'form', /space after/],
    ['unsorted', { headers: headersOf(unsortedSignature) }, 'form', /aren't sorted/],
    ['changed', { body: BODY.replace('t1', 't2') }, 'content', /isn't the one that was signed\.$/],
  ])('%s', async (_, changed, id, says) => {
    const verdict = await verify(changed);
    expect(verdict.isGenuine).toBe(false);
    expect(firstFailure(verdict)).toMatchObject({ id, says: expect.stringMatching(says) as string });
  });

  it('is at a byte where the signed text is known', async () => {
    const verdict = await verify({ body: BODY.replace('t1', 't2'), signedHere: signed });
    expect(firstFailure(verdict)?.says).toContain('in `event.data.token.id`');
    const { offset = 0, expected, found } = verdict.change ?? {};
    expect([offset, expected, found]).toEqual([signed.text.indexOf('"t1"') + 2, 0x31, 0x32]);
    expect(verdictText(verdict)).toContain(
      `Byte ${String(offset)} (counting from 0) was "1" (0x31) and is now "2" (0x32).`,
    );
  });

  it.each([
    ['t1', 't2', '2'],
    ['"id": "t1",', '"id": "t1", "new": [1],', '[1]'],
    ['"type": "token.created",', '', '{'],
    ['💳', '\\ud83d\\udcb4', '\\'],
    ['token.created', 'token.create', '"'],
  ])('is also at a line and a column of the body that was edited: %s, %s', async (from, to, marked) => {
    const body = BODY.replace(from, to);
    const { place = { offset: 0, length: 0, line: 0 } } =
      (await verify({ body, signedHere: signed })).change ?? {};
    expect(place.line).toBe(body.slice(0, place.offset).split('\n').length);
    expect(body.slice(place.offset, place.offset + place.length)).toBe(marked);
  });

  it('shows the character that a byte is part of', async () => {
    const verdict = await verify({ body: BODY.replace('漢', '漣'), signedHere: signed });
    expect(verdictText(verdict)).toContain('was part of "漢" (0xa2) and is now part of "漣" (0xa3).');
  });

  it('leaves it unknown which form was signed, and says whose bytes it shows', async () => {
    const verdict = await verify({ body: BODY.replace('t1', 't2'), signedHere: signed });
    expect(verdict.checks.find(({ id }) => id === 'form')?.result).toBe('unknown');
    expect(verdict.canonical?.isSigned).toBe(false);
    expect(verdictText(verdict)).toContain('Canonical form of this body');
    const { canonical } = await verify({});
    expect(canonical?.isSigned).toBe(true);
  });

  it("is the JSON, and then the key isn't blamed", async () => {
    const { checks, jsonPlace } = await verify({ body: BODY.replace(',', '') });
    expect(checks.find(({ id }) => id === 'key')?.result).toBe('passed');
    for (const id of ['clock', 'form', 'content'])
      expect(checks.find((check) => check.id === id)).toMatchObject({
        result: 'unchecked',
        says: expect.stringContaining('once the body is valid JSON') as string,
      });
    expect(jsonPlace).toMatchObject({ line: 4 });
  });

  it('is a character of the signature that was signed here', async () => {
    const changed = signed.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const verdict = await verify({ headers: headersOf(changed), signedHere: signed });
    expect(firstFailure(verdict)?.says).toContain('character 1 ');
  });
});
