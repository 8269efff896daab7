import { describe, expect, it } from 'vitest';
import { findSecrets, maskSecrets } from '.';

const kinds = (text: string): string[] => findSecrets(text).map(({ kind }) => kind);

describe('the secrets in a string', () => {
  it.each([
    ['number=4242424242424242', 'number=XXXXXXXXXXXX4242'],
    ['4242 4242-4242 4242.', 'XXXX XXXX-XXXX 4242.'],
    ['BT-API-KEY: key_prod_us_pvt_AbC123xyz789', 'BT-API-KEY: <API_KEY>'],
    ['Authorization: Bearer abcdefghijklmnop', 'Authorization: Bearer <ACCESS_TOKEN>'],
    ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY----- after', '<PRIVATE_KEY> after'],
    ['sk_live_51Habcdefgh', '<API_KEY>'],
  ])('%s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });

  it('are not numbers that fail the check, IDs, or parts of longer numbers', () => {
    expect(kinds('4242424242424243')).toEqual([]);
    expect(kinds('30973af6-93f0-4d2e-b4b3-15a136a33945')).toEqual([]);
    expect(kinds('x4242424242424242')).toEqual([]);
    expect(kinds('0000424242424242424242420000')).toEqual([]);
  });

  it('are told apart where they touch, and say where they are', () => {
    const text = 'key_test_us_session_abc 4000000000000002';
    expect(findSecrets(text)).toEqual([
      { kind: 'session key', start: 0, end: 23 },
      { kind: 'card number', start: 24, end: 40 },
    ]);
  });

  it('are found in five megabytes before a reader notices', () => {
    const text = `${'4 '.repeat(2_400_000)} key_test_us_pvt_abcdefgh`;
    expect(kinds(text)).toEqual(['API key']);
  });
});
