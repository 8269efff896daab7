/** The IDs of network tokens that a token or a token intent lists in `_extras`. */
import type { PlatformState } from '../types';
import type { StoredNetworkToken } from './types';

interface Listing {
  readonly networkTokenIds?: readonly string[] | undefined;
}

/** A copy of a map of sources where one lists an ID. */
function listed<One extends Listing>(
  sources: ReadonlyMap<string, One>,
  key: string | undefined,
  id: string,
): ReadonlyMap<string, One> {
  const source = key === undefined ? undefined : sources.get(key);
  if (key === undefined || source === undefined) return sources;
  return new Map(sources).set(key, { ...source, networkTokenIds: [...(source.networkTokenIds ?? []), id] });
}

/** A copy of a map of sources where none lists an ID. */
function unlisted<One extends Listing>(
  sources: ReadonlyMap<string, One>,
  id: string,
): ReadonlyMap<string, One> {
  return new Map(
    [...sources].map(([key, source]) => {
      const { networkTokenIds: ids } = source;
      if (ids?.includes(id) !== true) return [key, source];
      return [key, { ...source, networkTokenIds: ids.filter((one) => one !== id) }];
    }),
  );
}

/** The state where the source of a network token lists its ID. */
export function withListed(
  state: PlatformState,
  { id, tokenId, intentId }: StoredNetworkToken,
): PlatformState {
  return {
    ...state,
    tokens: listed(state.tokens, tokenId, id),
    intents: listed(state.intents, intentId, id),
  };
}

/** The state where nothing lists a network token that's gone. */
export function withoutListed(state: PlatformState, id: string): PlatformState {
  return { ...state, tokens: unlisted(state.tokens, id), intents: unlisted(state.intents, id) };
}

/** The property of `_extras`. None where the list is empty. */
export function listingOf({ networkTokenIds = [] }: Listing): { readonly network_token_ids?: string[] } {
  return networkTokenIds.length === 0 ? {} : { network_token_ids: [...networkTokenIds] };
}

/** What a source lists that takes over from another, such as a token from its token intent. */
export function listingAfter(...sources: readonly (Listing | undefined)[]): Listing {
  const ids = new Set(sources.flatMap((source) => source?.networkTokenIds ?? []));
  return ids.size === 0 ? {} : { networkTokenIds: [...ids] };
}
