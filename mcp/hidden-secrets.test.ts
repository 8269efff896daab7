import { describe, expect, it } from 'vitest';
import { secretHider } from './hidden-secrets.ts';

const hideSecrets = secretHider(['4000020000000000']);
const CARD = '5555555555554444';
const KEY = 'key_test_us_pvt_AbCdEf1234567890';

describe('the secrets of an input', () => {
  it('are hidden in its result, however they were grouped', () => {
    expect(hideSecrets(`Stored ${CARD}.`, { data: '5555 5555 5555 4444' })).toBe('Stored XXXXXXXXXXXX4444.');
    expect(hideSecrets(`With ${KEY}.`, [KEY])).toBe('With <API_KEY>.');
  });

  it("aren't test cards, nor keys of samples", () => {
    const result = '4000020000000000 key_test_us_pvt_example';
    expect(hideSecrets(result, result)).toBe(result);
  });

  it("aren't what only the result has", () => {
    expect(hideSecrets(`Made ${KEY} for ${CARD}.`, 'nothing')).toBe(`Made ${KEY} for ${CARD}.`);
  });
});
