import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeHmac } from './secure-hash';

const NAMES = [
  ['sha-1', 'sha1'],
  ['sha-256', 'sha256'],
  ['sha-512', 'sha512'],
] as const;

describe.each(NAMES)('the keyed hash with %s', (name, ofNode) => {
  it('is that of Node.js, for keys and messages of any length', () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(bytes, bytes, (key, message) => {
        const wanted = createHmac(ofNode, key).update(message).digest('hex');
        expect(Buffer.from(computeHmac(name, key, message)).toString('hex')).toBe(wanted);
      }),
    );
  });
});
