/** Tokens as a caller can see them. */
import { type Json, type JsonObject, isObject } from '../../json';
import { evaluateExpression } from '../../expressions';
import { detailsOf } from './details';
import { moment, present, TENANT } from '../json';
import { listingOf } from '../network-tokens/listing';
import type { StoredIntent, StoredToken, Transform, Environment } from '../types';

/** How long the security code of a card stays, in milliseconds. */
const CODE_RETENTION = 3_600_000;

/** Whether no one can access the token any more. */
export function isExpired({ expiresAt }: StoredToken, now: number): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now;
}

/** The data of a token, without a security code whose time has passed. */
export function currentData({ type, data, codeStoredAt }: StoredToken, now: number): Json {
  if (type !== 'card' || codeStoredAt === undefined || codeStoredAt + CODE_RETENTION > now) return data;
  if (!isObject(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'cvc'));
}

function masked(token: StoredToken, now: number, random: () => number): Json | undefined {
  if (token.mask === undefined) return undefined;
  const source = typeof token.mask === 'string' ? token.mask : JSON.stringify(token.mask);
  const result = evaluateExpression(source, { context: 'mask', data: currentData(token, now), random });
  return result.ok ? result.value : undefined;
}

/** Data as a transform shows it; undefined where it shows none. */
function visibleData(token: StoredToken, transform: Transform, environment: Environment): Json | undefined {
  if (transform === 'reveal') return currentData(token, environment.now());
  return transform === 'mask' ? masked(token, environment.now(), environment.random) : undefined;
}

/** What deduplication did, for `_extras`. */
export type Deduplication = 'read_existing' | 'update_existing';

/** A token without `_extras`, which is also what an expression over the whole token reads. */
export function tokenObject(token: StoredToken, transform: Transform, environment: Environment): JsonObject {
  return present({
    id: token.id,
    type: token.type,
    tenant_id: TENANT,
    data: visibleData(token, transform, environment),
    metadata: token.metadata === undefined ? undefined : { ...token.metadata },
    created_by: token.createdBy,
    created_at: moment(token.createdAt),
    ...detailsOf(token.type, token.data),
    modified_by: token.modifiedBy,
    modified_at: token.modifiedAt === undefined ? undefined : moment(token.modifiedAt),
    fingerprint: token.fingerprint,
    fingerprint_expression: token.fingerprintExpression,
    mask: token.mask,
    search_indexes: token.searchIndexes === undefined ? undefined : [...token.searchIndexes],
    expires_at: token.expiresAt,
    containers: [token.container],
  });
}

/** A token as a response shows it. */
export function tokenView(
  token: StoredToken,
  transform: Transform,
  environment: Environment,
  deduplication?: Deduplication,
): JsonObject {
  return {
    ...tokenObject(token, transform, environment),
    _extras: {
      deduplicated: deduplication !== undefined,
      ...(deduplication === undefined ? {} : { deduplication_behavior: deduplication }),
      ...listingOf(token),
    },
  };
}

/** What a caller learns of an existing token that they can't read. */
export function strangersView({ id, type, fingerprint, container }: StoredToken): JsonObject {
  return present({
    id,
    type,
    tenant_id: TENANT,
    fingerprint,
    containers: [container],
    _extras: { deduplicated: true },
  });
}

/** A token intent, which never shows its data. */
export function intentView(intent: StoredIntent): JsonObject {
  return present({
    id: intent.id,
    type: intent.type,
    tenant_id: TENANT,
    fingerprint: intent.fingerprint,
    created_by: intent.createdBy,
    created_at: moment(intent.createdAt),
    expires_at: moment(intent.expiresAt),
    ...detailsOf(intent.type, intent.data),
  });
}
