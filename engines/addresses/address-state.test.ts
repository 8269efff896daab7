import { describe, expect, it } from 'vitest';
import { addressWithState, stateInAddress } from './address-state';
import { sharedAddress } from './result-address';

describe('the state of a tool in an address', () => {
  it('comes back as it was written', () => {
    const state = { mask: '{{ data | reveal_last: 4 }}', data: '{"a": "50 % & more #1"}', lines: 'one\ntwo' };
    const address = new URL(addressWithState('https://example.com/docs/tools#other', 'expressions', state));
    expect(stateInAddress(address.hash, 'expressions')).toEqual(state);
  });

  it('is another tool’s, or none', () => {
    expect(stateInAddress('#errors?text=1', 'error')).toBeUndefined();
    expect(stateInAddress('#a-heading', 'errors')).toBeUndefined();
    expect(stateInAddress('', 'errors')).toBeUndefined();
  });

  it('leaves out what is empty, and the fragment with it', () => {
    expect(addressWithState('/docs/tools/errors#errors?text=1', 'errors', { text: '' })).toBe(
      '/docs/tools/errors',
    );
  });

  it('is shared without the words that a search marked', () => {
    expect(
      sharedAddress(
        'https://docs.example/docs/tools/errors?lang=go&highlight=error%20finder#errors?text=404',
      ),
    ).toBe('https://docs.example/docs/tools/errors?lang=go#errors?text=404');
    const plain = 'https://docs.example/docs/tools/errors#errors?text=a%20b';
    expect(sharedAddress(plain)).toBe(plain);
  });

  it('reads an address that no one wrote by hand', () => {
    expect(stateInAddress('#errors?%E0%A4%A&&=&text', 'errors')).toEqual(
      expect.objectContaining({ text: '' }),
    );
  });
});
