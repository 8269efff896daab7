import { describe, expect, it } from 'vitest';
import { addressWithDone, addressWithoutDone, doneInAddress } from './address.ts';
import { readDone, toggled, writeDone } from './stored.ts';
import { checklistText } from './text.ts';

const items = [
  { id: 'keys', title: 'Keys are secret' },
  { id: 'tenant', title: 'There is a tenant' },
];

describe('a checklist in a URL', () => {
  it('comes back as it was put in, without the place on the page', () => {
    const address = addressWithDone('https://docs.example/list?lang=go#keys', new Set(['keys', 'tenant']));
    expect(address).toBe('https://docs.example/list?lang=go&done=keys.tenant');
    expect(doneInAddress(new URL(address).search)).toEqual(new Set(['keys', 'tenant']));
    expect(addressWithoutDone(address)).toBe('https://docs.example/list?lang=go');
  });

  it('is empty where nothing is done, and absent where the address does not speak of it', () => {
    expect(doneInAddress('?done=')).toEqual(new Set());
    expect(doneInAddress('?lang=go')).toBeNull();
  });
});

describe('a stored checklist', () => {
  it('comes back as it was stored', () => {
    expect(readDone(writeDone(new Set(['keys'])))).toEqual(new Set(['keys']));
  });

  it.each([null, '', '{', '{"a":1}', '"keys"', '[1,{}]'])('is empty when %j is stored', (stored) => {
    expect(readDone(stored)).toEqual(new Set());
  });

  it('changes one item at a time', () => {
    expect(toggled(new Set(['keys']), 'tenant')).toEqual(new Set(['keys', 'tenant']));
    expect(toggled(new Set(['keys', 'tenant']), 'keys')).toEqual(new Set(['tenant']));
  });
});

describe('a checklist as text', () => {
  it('marks what is done and counts the items of the list only', () => {
    expect(checklistText('Go live', items, new Set(['tenant', 'gone']), 'https://docs.example/')).toBe(
      'Go live: 1 of 2 done\n[ ] Keys are secret\n[x] There is a tenant\nhttps://docs.example/',
    );
  });
});
