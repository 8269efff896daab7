import { describe, expect, it } from 'vitest';
import { secretHider } from './hidden-secrets.ts';

const hideSecrets = secretHider(['4000020000000000']);
const CARD = '5555555555554444';
const KEY = 'key_test_us_pvt_AbCdEf1234567890';

describe('the secrets of a question', () => {
  it('are hidden in its answer, however they were grouped', () => {
    expect(hideSecrets(`Stored ${CARD}.`, { data: '5555 5555 5555 4444' })).toBe('Stored XXXXXXXXXXXX4444.');
    expect(hideSecrets(`With ${KEY}.`, [KEY])).toBe('With <API_KEY>.');
  });

  it('are no test cards, and no keys of samples', () => {
    const answer = '4000020000000000 key_test_us_pvt_example';
    expect(hideSecrets(answer, answer)).toBe(answer);
  });

  it('are not what only the answer has', () => {
    expect(hideSecrets(`Made ${KEY} for ${CARD}.`, 'nothing')).toBe(`Made ${KEY} for ${CARD}.`);
  });
});
