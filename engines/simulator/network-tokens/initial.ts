/** What the simulator has of network tokens when it starts. */
import { SAMPLES_APPLICATION } from '../applications/access';
import { numberFor, parFor } from './numbers';
import type { StoredNetworkToken } from './types';

/** What the samples' key can do with network tokens. Everything but see their numbers. */
export const NETWORK_TOKEN_PERMISSIONS = ['create', 'read', 'cryptogram', 'suspend', 'resume', 'delete'].map(
  (name) => `network-token:${name}`,
);

const CARD = { number: '4000000000000002', expiration_month: 12, expiration_year: 2029 };

/** The network token of the samples, created from card data. */
export function initialNetworkTokens(createdAt: number): ReadonlyMap<string, StoredNetworkToken> {
  const id = '44dec08f-cf57-4769-be17-0c25d23c0a87';
  return new Map([
    [
      id,
      {
        id,
        status: 'active',
        number: numberFor(CARD.number),
        par: parFor(CARD.number),
        card: CARD,
        createdBy: SAMPLES_APPLICATION,
        createdAt,
      },
    ],
  ]);
}
