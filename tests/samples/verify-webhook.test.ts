import { constants } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../content/samples/api/webhooks/verify-webhook/node.ts';
import {
  deliver,
  platformKey,
  SIGNATURE_VERSION,
  strangerKey,
  type Delivery,
} from './support/webhook-delivery.ts';

const publicKeys = new Map([[SIGNATURE_VERSION, platformKey]]);

const verify = ({ body, headers }: Delivery) => verifyWebhook(body, headers, publicKeys);

describe('the sample that verifies a webhook accepts', () => {
  it.each([
    ['a short salt', constants.RSA_PSS_SALTLEN_DIGEST],
    ['a long salt', constants.RSA_PSS_SALTLEN_MAX_SIGN],
  ])('a genuine delivery with %s', (_, saltLength) => {
    expect(verify(deliver({ saltLength }))).toMatchObject({ id: 'event-1', type: 'token.created' });
  });

  it('numbers of every form', () => {
    expect(verify(deliver({ value: '[1e-7,1e+21,0,0.1]' })).id).toBe('event-1');
  });

  it('one that took four minutes', () => {
    expect(verify(deliver({ ageInSeconds: 240 })).id).toBe('event-1');
  });
});

describe('the sample that verifies a webhook refuses', () => {
  it('a changed body', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body: body.replace('card-1', 'card-2'), headers })).toThrow(
      'does not match the body',
    );
  });

  it('the signature of another delivery', () => {
    const { headers } = deliver({ ageInSeconds: 60 });
    expect(() => verify({ body: deliver().body, headers })).toThrow('does not match the body');
  });

  it("someone else's key", () => {
    expect(() => verify(deliver({ privateKey: strangerKey }))).toThrow('does not match the body');
  });

  it('a signature of another algorithm', () => {
    expect(() => verify(deliver({ padding: constants.RSA_PKCS1_PADDING }))).toThrow(
      'does not match the body',
    );
  });

  it('an empty signature', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body, headers: { ...headers, 'bt-signature': '' } })).toThrow(
      'does not match the body',
    );
  });

  it.each(['bt-signature', 'bt-signature-version'])('a delivery without the header %s', (name) => {
    const { body, headers } = deliver();
    const others = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
    expect(() => verify({ body, headers: others })).toThrow('carries no signature');
  });

  it('a version that it has no key for', () => {
    const { body, headers } = deliver();
    expect(() => verify({ body, headers: { ...headers, 'bt-signature-version': 'v2' } })).toThrow(
      'no public key',
    );
  });

  it.each([
    ['six minutes old', 360],
    ['six minutes ahead of the clock', -360],
  ])('a genuine delivery that is %s', (_, ageInSeconds) => {
    expect(() => verify(deliver({ ageInSeconds }))).toThrow('too old');
  });
});
