/** Network tokens as a caller can see them. */
import type { JsonObject } from '../../json';
import { moment, present, TENANT } from '../json';
import { numberDetails } from '../tokens/details';
import type { PlatformState } from '../types';
import type { StoredNetworkToken } from './types';

const masked = (number: string): string => number.slice(-4).padStart(number.length, 'X');

/** The number in plain text, with its expiration date. */
export function networkTokenData({ number, card }: StoredNetworkToken): JsonObject {
  const { expiration_month, expiration_year } = card;
  return { number, expiration_month, expiration_year };
}

/**
 * A network token as a response shows it.
 *
 * @param isRevealed whether the number is in plain text
 * @param isExisting whether the request found this network token instead of creating one
 */
export function networkTokenView(
  state: PlatformState,
  networkToken: StoredNetworkToken,
  isRevealed: boolean,
  isExisting = false,
): JsonObject {
  const { id, status, number, par, card, tokenId, intentId } = networkToken;
  const { createdBy, createdAt, modifiedBy, modifiedAt } = networkToken;
  const data = networkTokenData(networkToken);
  const { expiration_month, expiration_year } = card;
  // A token intent that was converted isn't there any more. Its token lists what the intent did.
  const converted = [...state.tokens.values()].find((one) => one.networkTokenIds?.includes(id));
  return present({
    id,
    tenant_id: TENANT,
    data: isRevealed ? data : { ...data, number: masked(number) },
    card: { last4: card.number.slice(-4), expiration_month, expiration_year },
    network_token: numberDetails(number, { expiration_month, expiration_year }),
    par,
    status,
    created_by: createdBy,
    created_at: moment(createdAt),
    modified_by: modifiedBy,
    modified_at: modifiedAt === undefined ? undefined : moment(modifiedAt),
    token_id: tokenId ?? converted?.id,
    token_intent_id: intentId,
    _extras: { deduplicated: isExisting },
  });
}
