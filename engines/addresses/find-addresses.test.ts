import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses';

const OURS = { address: '18.191.73.1', tenants: 'Test', region: 'North America' };

describe('addresses in a string', () => {
  it.each([
    ['18.191.73.1', [{ address: '18.191.73.1', known: OURS }]],
    ['10.0.0.7', [{ address: '10.0.0.7', known: undefined }]],
    [
      'DENY src=18.191.73.1:443 dst=10.0.0.7\nDENY src=18.191.73.1',
      [
        { address: '18.191.73.1', known: OURS },
        { address: '10.0.0.7', known: undefined },
      ],
    ],
    ['It is 18.191.73.1.', [{ address: '18.191.73.1', known: OURS }]],
    ['18.191.73.100 118.191.73.1 18.191.73.1.5', [{ address: '18.191.73.100' }, { address: '118.191.73.1' }]],
    ['300.1.1.1 and 1.2.3', []],
    ['', []],
  ])('%j', (text, found) => {
    expect(findAddresses(text, [OURS])).toEqual(found);
  });
});
