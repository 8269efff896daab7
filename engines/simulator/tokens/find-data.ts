/** What the sources of expressions lead to, as the caller can use it. */
import type { Json } from '../../json';
import type { SourceKind } from '../../expressions';
import { transformOf } from '../applications/access';
import type { Call } from '../call';
import type { Transform, WalletKind } from '../types';
import { networkTokenData } from '../network-tokens/view';
import { TOKEN_TYPES } from './token-types';
import { isExpired, intentView, tokenObject } from './token-view';
import { findWallet, walletValues, walletView } from '../wallets/wallet';

export interface Finder {
  readonly resolve: (kind: SourceKind, id: string) => unknown;
  /** IDs that nothing has. */
  readonly unknown: ReadonlySet<string>;
  /** IDs of tokens that the caller can't use. */
  readonly denied: ReadonlySet<string>;
  /** Sources that the simulator does not have. */
  readonly unsupported: ReadonlySet<string>;
}

/**
 * Looks up tokens, token intents, and wallet tokens for expressions.
 *
 * @param permission that the caller needs on each token; it also decides whether data is shown or masked
 * @param configuration what `config` reads; undefined where there is none to read
 */
export function finder(
  { state, caller, environment }: Call,
  permission: string,
  configuration?: Readonly<Record<string, string>>,
): Finder {
  const unknown = new Set<string>();
  const denied = new Set<string>();
  const unsupported = new Set<string>();
  const now = environment.now();

  /** How the caller sees what an ID leads to, or undefined, with the reason noted. */
  function seenAs(id: string, isThere: boolean, container: string): Transform | undefined {
    if (!isThere) {
      unknown.add(id);
      return undefined;
    }
    const transform = transformOf(caller, permission, { id, container });
    if (transform === undefined) denied.add(id);
    return transform;
  }

  function token(id: string): unknown {
    const found = state.tokens.get(id);
    const isThere = found !== undefined && !isExpired(found, now);
    const transform = seenAs(id, isThere, found?.container ?? '/');
    return found === undefined || transform === undefined
      ? undefined
      : tokenObject(found, transform, environment);
  }

  function intent(id: string): Json | undefined {
    const found = state.intents.get(id);
    const isThere = found !== undefined && found.expiresAt > now;
    // An intent has no container of its own, and no mask: its data is shown in plain text or not at all.
    const transform = seenAs(id, isThere, TOKEN_TYPES.get(found?.type ?? '')?.container ?? '/');
    if (found === undefined || transform === undefined) return undefined;
    return transform === 'reveal' ? { ...intentView(found), data: found.data } : intentView(found);
  }

  function wallet(kind: WalletKind, id: string): Json | undefined {
    const found = findWallet(state, kind, id, now);
    // A wallet token has no container. Whether a rule for a narrower one reaches it isn't known, so none does.
    const transform = seenAs(id, found !== undefined, '/');
    if (found === undefined || transform === undefined) return undefined;
    return { ...walletView(found), ...walletValues(transform) };
  }

  /** What an expression reads of a network token. It has no container, so no rule opens it. */
  function networkToken(id: string): Json | undefined {
    const found = state.networkTokens.get(id);
    if (found === undefined) unknown.add(id);
    else if (caller.permissions.includes(permission)) return { id, data: networkTokenData(found) };
    else denied.add(id);
    return undefined;
  }

  const resolve = (kind: SourceKind, id: string): unknown => {
    if (kind === 'token') return token(id);
    if (kind === 'token_intent') return intent(id);
    // Which permission lets detokenize read a wallet token isn't known.
    if ((kind === 'apple_pay' || kind === 'google_pay') && permission !== 'token:read')
      return wallet(kind, id);
    // Which permission shows one in a detokenize response isn't documented.
    if (kind === 'network_token' && permission !== 'token:read') return networkToken(id);
    if (kind === 'config' && configuration !== undefined)
      return Object.hasOwn(configuration, id) ? configuration[id] : undefined;
    if (kind !== 'variable') unsupported.add(kind);
    return undefined;
  };
  return { resolve, unknown, denied, unsupported };
}
