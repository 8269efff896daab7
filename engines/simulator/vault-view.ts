/** A snapshot of what the vault and the destinations hold, to show beside a request. */
import type { Json } from '../json';
import { environmentOf } from './clock';
import { moment } from './json';
import { networkTokenData } from './network-tokens/view';
import { currentData, isExpired } from './tokens/token-view';
import { isExpiredWallet, walletValues } from './wallets/wallet';
import type { Charge, PlatformState, ReceivedRequest, StoredToken, WalletKind, Environment } from './types';

/** A token in the vault, with its data in plain text: what only the vault holds. */
export interface VaultToken {
  readonly id: string;
  readonly type: string;
  readonly container: string;
  readonly data: Json;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly fingerprint?: string;
  readonly isExpired: boolean;
}

/** A token intent in the vault. */
export interface VaultIntent {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly expiresAt: string;
  readonly isExpired: boolean;
}

/** An Apple Pay or Google Pay token in the vault. */
export interface VaultWallet {
  readonly id: string;
  /** As expressions name it. */
  readonly type: WalletKind;
  readonly data: Json;
  readonly isExpired: boolean;
}

/** A network token in the vault, with its number in plain text. */
export interface VaultNetworkToken {
  readonly id: string;
  readonly status: string;
  readonly data: Json;
}

/** What one processor or other destination has. */
export interface DestinationView {
  /** e.g. `Adyen`, or the host where it's no processor. */
  readonly name: string;
  /** Requests as they arrived, data instead of expressions; in order. */
  readonly requests: readonly ReceivedRequest[];
  /** Empty for a destination that charges nothing. */
  readonly charges: readonly Charge[];
}

export interface VaultView {
  /** The clock of the simulator, e.g. `2026-11-22T12:00:00Z`. */
  readonly now: string;
  readonly tokens: readonly VaultToken[];
  readonly intents: readonly VaultIntent[];
  readonly wallets: readonly VaultWallet[];
  readonly networkTokens: readonly VaultNetworkToken[];
  readonly destinations: readonly DestinationView[];
}

function vaultToken(token: StoredToken, now: number): VaultToken {
  const { id, type, container, createdAt, expiresAt, fingerprint } = token;
  return {
    id,
    type,
    container,
    data: currentData(token, now),
    createdAt: moment(createdAt),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(fingerprint === undefined ? {} : { fingerprint }),
    isExpired: isExpired(token, now),
  };
}

/**
 * What the vault holds, with its data in plain text, and what each destination received and charged.
 *
 * @param environment whose clock shows what has expired; the clock that a reader moved is added to it
 */
export function vaultView(state: PlatformState, environment: Environment): VaultView {
  const now = environmentOf(state, environment).now();
  const names = new Set([...state.received, ...state.charges].map((one) => nameOf(one)));
  return {
    now: moment(now),
    tokens: [...state.tokens.values()].map((token) => vaultToken(token, now)),
    intents: [...state.intents.values()].map(({ id, type, data, expiresAt }) => ({
      id,
      type,
      data,
      expiresAt: moment(expiresAt),
      isExpired: expiresAt <= now,
    })),
    wallets: [...state.wallets.values()].map((one) => ({
      id: one.id,
      type: one.kind,
      data: walletValues('reveal'),
      isExpired: isExpiredWallet(one, now),
    })),
    networkTokens: [...state.networkTokens.values()].map((one) => ({
      id: one.id,
      status: one.status,
      data: networkTokenData(one),
    })),
    destinations: [...names].map((name) => ({
      name,
      requests: state.received.filter((one) => nameOf(one) === name),
      charges: state.charges.filter((one) => nameOf(one) === name),
    })),
  };
}

function nameOf(one: Charge | ReceivedRequest): string {
  return 'processor' in one ? one.processor : one.destination;
}
