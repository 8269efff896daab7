/** How a token comes into the vault, for one token and for several. */
import { type Json, type JsonObject, isObject } from '../../json';
import { demandTransform, transformOf, type Caller } from '../applications/access';
import { withEntry, withoutEntry } from '../call';
import { listingAfter } from '../network-tokens/listing';
import { intentConverted, tokenWritten } from '../webhooks/events';
import { conflict, invalid, unsupported } from '../problems';
import {
  codeStoredAt,
  containerOf,
  expiryOf,
  fingerprintFields,
  indexesOf,
  maskOf,
  mergePatch,
  metadataOf,
  tokenId,
  tokenType,
  validate,
} from './token-fields';
import { isExpired, strangersView, tokenView, type Deduplication } from './token-view';
import type { PlatformEvent, PlatformState, StoredIntent, StoredToken, Environment } from '../types';

interface Source {
  readonly type: string;
  readonly data: Json;
  readonly intent?: StoredIntent;
}

function withoutCode(data: Json): Json {
  return isObject(data) ? Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'cvc')) : data;
}

function sourceOf(state: PlatformState, request: JsonObject, now: number): Source {
  if (request.encrypted !== undefined)
    throw unsupported(
      'The mock platform has no client encryption keys, so it can\'t read "encrypted". Send "data".',
    );
  const { token_intent_id: intentId } = request;
  if (intentId === undefined) {
    const [type, rules] = tokenType(request.type);
    return { type, data: validate(rules, request.data) };
  }
  if (request.data !== undefined || request.type !== undefined)
    throw invalid({ token_intent_id: 'To convert a token intent, leave out "type" and "data".' });
  const intent = typeof intentId === 'string' ? state.intents.get(intentId) : undefined;
  if (intent === undefined || intent.expiresAt <= now)
    throw invalid({ token_intent_id: "There's no such token intent, or it expired." });
  return { type: intent.type, data: intent.type === 'card' ? withoutCode(intent.data) : intent.data, intent };
}

/** What a write leads to: the state after it, and the token as the caller can see it. */
export interface Created {
  readonly state: PlatformState;
  readonly view: JsonObject;
  readonly events: readonly PlatformEvent[];
}

function existingToken(
  state: PlatformState,
  { type, fingerprint, container }: StoredToken,
  isConversion: boolean,
  now: number,
): StoredToken | undefined {
  if (fingerprint === undefined) return undefined;
  return [...state.tokens.values()].find(
    (one) =>
      one.fingerprint === fingerprint &&
      one.type === type &&
      !isExpired(one, now) &&
      (!isConversion || one.container === container),
  );
}

/**
 * Creates a token of a token request, or finds the one that it duplicates.
 *
 * @throws Problem 400, 403, 409 or 501
 */
export function createToken(
  state: PlatformState,
  request: JsonObject,
  caller: Caller,
  environment: Environment,
): Created {
  const now = environment.now();
  const { type, data, intent } = sourceOf(state, request, now);
  const [, rules] = tokenType(type);
  const container = containerOf(request.containers, rules.container);
  const id = tokenId(request.id, data, environment);
  const transform = demandTransform(caller, 'token:create', { id, container });
  const metadata = metadataOf(request.metadata);
  const values = { data, metadata };
  const expiresAt = expiryOf(request.expires_at);
  const token: StoredToken = {
    id,
    type,
    data,
    metadata,
    container,
    createdBy: caller.applicationId,
    createdAt: now,
    expiresAt,
    ...maskOf(request.mask ?? rules.mask, data, environment),
    ...indexesOf(request.search_indexes ?? rules.searchIndexes?.slice(), values, environment),
    ...fingerprintFields(type, request.fingerprint_expression, values, environment),
    ...codeStoredAt(type, data, now),
    ...listingAfter(intent),
  };
  const intents = intent === undefined ? state.intents : withoutEntry(state.intents, intent.id);
  const existing =
    request.deduplicate_token === true || intent !== undefined
      ? existingToken(state, token, intent !== undefined, now)
      : undefined;
  if (existing !== undefined) {
    const merged =
      intent === undefined
        ? existing
        : {
            ...existing,
            data: mergePatch(existing.data, data),
            metadata: { ...existing.metadata, ...metadata },
            ...listingAfter(existing, intent),
          };
    const behavior: Deduplication = intent === undefined ? 'read_existing' : 'update_existing';
    const reading = transformOf(caller, 'token:read', merged);
    return {
      state: { ...state, intents, tokens: withEntry(state.tokens, merged.id, merged) },
      view: reading === undefined ? strangersView(merged) : tokenView(merged, reading, environment, behavior),
      events:
        intent === undefined ? [] : [tokenWritten('token.updated', merged), intentConverted(intent, merged)],
    };
  }
  const holder = state.tokens.get(id);
  if (holder !== undefined && !isExpired(holder, now)) throw conflict('Another token has this ID.');
  return {
    state: { ...state, intents, tokens: withEntry(state.tokens, id, token) },
    view: tokenView(token, transform, environment),
    events: [
      tokenWritten('token.created', token),
      ...(intent === undefined ? [] : [intentConverted(intent, token)]),
    ],
  };
}
