import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../samples/verify-webhook/node.ts';

const VERSION = 'v1-test';
const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const inPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }) as string;
const publicKeys = new Map([[VERSION, inPem(platform.publicKey)]]);

/** What the platform signs: no whitespace, keys sorted at every level. Written out here, so that the sample has to produce it. */
const signedForm = (deliveredAt: string): string =>
  `{"delivered_at":"${deliveredAt}","event":{"data":{"actor":{"name":"Zoë & <Söhne>","type":"user"},"token":{"containers":["/pci/high/","/a/"],"id":"card-1","metadata":{"10":"ten","9":"nine"}}},"id":"event-1","tenant_id":"tenant-1","timestamp":"${deliveredAt}","trace_id":"trace-1","type":"token.created"}}`;

/** The same JSON as it travels: other order of keys, with whitespace. */
function onTheWire(stable: string): string {
  const { event, delivered_at } = JSON.parse(stable) as { event: object; delivered_at: string };
  return JSON.stringify({ event, delivered_at }, null, 2);
}

interface Delivery {
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface DeliveryOptions {
  readonly ageInSeconds?: number;
  readonly privateKey?: KeyObject;
  readonly padding?: number;
  readonly saltLength?: number;
}

function deliver(options: DeliveryOptions = {}): Delivery {
  const {
    ageInSeconds = 0,
    privateKey = platform.privateKey,
    padding = constants.RSA_PKCS1_PSS_PADDING,
    saltLength = constants.RSA_PSS_SALTLEN_DIGEST,
  } = options;
  const stable = signedForm(new Date(Date.now() - ageInSeconds * 1000).toISOString());
  const salt = padding === constants.RSA_PKCS1_PSS_PADDING ? { saltLength } : {};
  const signature = sign('sha256', Buffer.from(stable), { key: privateKey, padding, ...salt });
  return {
    body: onTheWire(stable),
    headers: { 'bt-signature': signature.toString('base64'), 'bt-signature-version': VERSION },
  };
}

const verify = ({ body, headers }: Delivery) => verifyWebhook(body, headers, publicKeys);

describe('the sample that verifies a webhook accepts', () => {
  it.each([
    ['a short salt', constants.RSA_PSS_SALTLEN_DIGEST],
    ['a long salt', constants.RSA_PSS_SALTLEN_MAX_SIGN],
  ])('a genuine delivery with %s', (_, saltLength) => {
    expect(verify(deliver({ saltLength }))).toMatchObject({ id: 'event-1', type: 'token.created' });
  });

  it('one that took four minutes', () => {
    expect(verify(deliver({ ageInSeconds: 240 })).id).toBe('event-1');
  });
});

describe('the sample that verifies a webhook refuses', () => {
  it('a changed body', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body: body.replace('card-1', 'card-2'), headers })).toThrow('does not match the body');
  });

  it('the signature of another delivery', () => {
    const { headers } = deliver({ ageInSeconds: 60 });
    expect(() => verify({ body: deliver().body, headers })).toThrow('does not match the body');
  });

  it('the key of somebody else', () => {
    expect(() => verify(deliver({ privateKey: stranger.privateKey }))).toThrow('does not match the body');
  });

  it('a signature of another algorithm', () => {
    expect(() => verify(deliver({ padding: constants.RSA_PKCS1_PADDING }))).toThrow('does not match the body');
  });

  it('an empty signature', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body, headers: { ...headers, 'bt-signature': '' } })).toThrow('does not match the body');
  });

  it.each(['bt-signature', 'bt-signature-version'])('a delivery without the header %s', (name) => {
    const { body, headers } = deliver();
    const others = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
    expect(() => verify({ body, headers: others })).toThrow('carries no signature');
  });

  it('a version that it has no key for', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body, headers: { ...headers, 'bt-signature-version': 'v2' } })).toThrow('no public key');
  });

  it.each([
    ['six minutes old', 360],
    ['six minutes ahead of the clock', -360],
  ])('a genuine delivery that is %s', (_, ageInSeconds) => {
    expect(() => verify(deliver({ ageInSeconds }))).toThrow('too old');
  });
});
