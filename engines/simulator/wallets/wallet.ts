/** Wallet tokens: Apple Pay and Google Pay payments that the platform decrypted. They aren't tokens of the vault. */
import type { JsonObject } from '../../json';
import { withEntry, type Call } from '../call';
import { moment, present, TENANT } from '../json';
import { invalid, notFound } from '../problems';
import { detailsOf } from '../tokens/details';
import { expiryOf } from '../tokens/token-fields';
import type { PlatformState, StoredWallet, Transform, WalletKind } from '../types';

/** What every payment contains, which is the card in the API reference. A test tenant simulates card data too. */
export const WALLET_CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 };
/** When an Apple Pay token ends by default, which is the card's last day. */
export const CARD_EXPIRY = '2029-12-31T00:00:00Z';
export const AUTHENTICATION = {
  threeds_cryptogram: 'AAEBAgMEBQYHCAkKCwwNDg8QERITFBUW',
  eci_indicator: '07',
};

const NAMES: Readonly<Record<WalletKind, string>> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

export function isExpiredWallet({ expiresAt }: StoredWallet, now: number): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now;
}

/** Finds a wallet token of a kind. The result is undefined where there's none, or it expired. */
export function findWallet(
  { wallets }: PlatformState,
  kind: WalletKind,
  id: string,
  now: number,
): StoredWallet | undefined {
  const found = wallets.get(id);
  return found?.kind !== kind || isExpiredWallet(found, now) ? undefined : found;
}

/**
 * The wallet token of the path.
 *
 * @throws Problem 404 where there's none, or it expired
 */
export function demandWallet({ state, path: [id = ''], environment }: Call, kind: WalletKind): StoredWallet {
  const wallet = findWallet(state, kind, id, environment.now());
  if (wallet === undefined) throw notFound(`There's no ${NAMES[kind]} token with this ID, or it expired.`);
  return wallet;
}

/**
 * A new wallet token, and the state with it.
 *
 * @param body with `expires_at`
 * @param defaultExpiry of a token whose request has none. Undefined means that it lasts until it's deleted
 * @throws Problem 400 where `expires_at` isn't a date
 */
export function addWallet(
  { state, caller, environment }: Call,
  body: JsonObject,
  defaultExpiry: string | undefined,
  of: Pick<StoredWallet, 'kind' | 'type'>,
): { readonly wallet: StoredWallet; readonly state: PlatformState } {
  const wallet: StoredWallet = {
    ...of,
    id: environment.uuid(),
    createdBy: caller.applicationId,
    createdAt: environment.now(),
    expiresAt: expiryOf(body.expires_at) ?? defaultExpiry,
  };
  return { wallet, state: { ...state, wallets: withEntry(state.wallets, wallet.id, wallet) } };
}

/** A wallet token as the response that creates it shows it, without the number. */
export function walletView({ id, type, createdBy, createdAt, expiresAt }: StoredWallet): JsonObject {
  return present({
    id,
    type,
    tenant_id: TENANT,
    status: 'active',
    expires_at: expiresAt,
    created_by: createdBy,
    created_at: moment(createdAt),
    ...detailsOf('card', WALLET_CARD),
  });
}

const MASKED_CARD = { ...WALLET_CARD, number: WALLET_CARD.number.replaceAll(/.(?=.{4})/g, 'X') };

/** The values of a wallet token as a transform shows them. */
export function walletValues(transform: Transform): JsonObject {
  if (transform === 'redact') return {};
  return { data: transform === 'reveal' ? WALLET_CARD : MASKED_CARD, authentication: AUTHENTICATION };
}

/** @throws Problem 400 where the merchant registration isn't a string */
export function merchantOf({ merchant_registration_id: id }: JsonObject): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id !== 'string') throw invalid({ merchant_registration_id: 'The ID must be a string.' });
  return id;
}
