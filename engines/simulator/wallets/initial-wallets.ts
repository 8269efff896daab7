/** The wallet tokens and the domain that samples and guides refer to. */
import { SAMPLES_APPLICATION } from '../applications/access';
import type { PlatformState, StoredWallet } from '../types';
import { CARD_EXPIRY } from './wallet';

/** What a page can do with wallets. */
export const PAGE_WALLETS = ['apple-pay:session', 'apple-pay:create', 'google-pay:create'];

/** What servers do with wallets, and who manages domains. None of it shows a number in plain text. */
export const SERVER_WALLETS = [
  'apple-pay:read',
  'apple-pay:delete',
  'apple-pay:manage',
  'google-pay:read',
  'google-pay:delete',
];

/** @param createdAt in milliseconds since 1970 */
export function initialWallets(createdAt: number): Pick<PlatformState, 'wallets' | 'appleDomains'> {
  const by = { createdBy: SAMPLES_APPLICATION, createdAt };
  const wallets: readonly StoredWallet[] = [
    {
      ...by,
      id: 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548',
      kind: 'apple_pay',
      type: 'dpan',
      expiresAt: CARD_EXPIRY,
    },
    {
      ...by,
      id: 'c41f7a0e-6b0d-4f0c-9a53-1e8f0c5d7b26',
      kind: 'apple_pay',
      type: 'mpan',
      expiresAt: CARD_EXPIRY,
    },
    { ...by, id: '5a698b1e-25b2-4b0b-9264-c33597a79a4e', kind: 'google_pay' },
  ];
  return {
    wallets: new Map(wallets.map((one) => [one.id, one])),
    appleDomains: ['store.example.com'],
  };
}
