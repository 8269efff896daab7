/** The fields of a token request, read and checked. */
import { type Json, type JsonObject, isObject } from '../../json';
import { overToken } from './evaluate';
import { fingerprintOf } from './fingerprint';
import { invalid, unsupported } from '../problems';
import { TOKEN_TYPES, type TokenType } from './token-types';
import type { StoredToken, Environment } from '../types';

const FORBIDDEN_IN_IDS = /[#/\\+?[\]|&=%<>{}^]/;
const CONTAINER = /^\/(?:[\w-]+\/)*$/;
const MOST_INDEXES = { create: 10, update: 5 } as const;

/**
 * Finds a token type.
 *
 * @throws Problem 400 for an unknown type, 501 for one that the simulator does not store
 */
export function tokenType(name: Json | undefined): readonly [string, TokenType] {
  if (name === 'network_token')
    throw unsupported("The mock platform doesn't store tokens of type network_token.");
  const type = typeof name === 'string' ? TOKEN_TYPES.get(name) : undefined;
  if (typeof name !== 'string' || type === undefined)
    throw invalid({ type: `The type must be one of ${[...TOKEN_TYPES.keys()].join(', ')}.` });
  return [name, type];
}

/** @throws Problem 400 where the data does not fit the type */
export function validate(type: TokenType, data: Json | undefined): Json {
  if (data === undefined || data === null) throw invalid({ data: 'The data is required.' });
  const errors = type.validate(data);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return data;
}

/** @throws Problem 400 for an ID that the platform does not accept */
export function tokenId(id: Json | undefined, data: Json, environment: Environment): string {
  if (id === undefined || id === null) return environment.uuid();
  if (typeof id !== 'string') throw invalid({ id: 'The ID must be a string.' });
  const result = id.includes('{{') ? overToken(id, 'alias', 'id', { data }, environment) : id;
  if (typeof result !== 'string' || result.length < 3 || result.length > 400)
    throw invalid({ id: 'The ID must have 3 to 400 characters.' });
  if (FORBIDDEN_IN_IDS.test(result))
    throw invalid({ id: "The ID contains a character that the platform doesn't allow." });
  return result;
}

/** @throws Problem 400 where the list is not one path */
export function containerOf(containers: Json | undefined, byDefault: string): string {
  if (containers === undefined || containers === null) return byDefault;
  const [path, ...others] = Array.isArray(containers) ? containers : [];
  if (typeof path !== 'string' || others.length > 0 || !CONTAINER.test(path))
    throw invalid({ containers: 'Send one path such as /pci/high/, with a slash at both ends.' });
  return path.toLowerCase();
}

/** @throws Problem 400 where it is not an object of strings */
export function metadataOf(metadata: Json | undefined): Readonly<Record<string, string>> | undefined {
  if (metadata === undefined || metadata === null) return undefined;
  if (!isObject(metadata) || Object.values(metadata).some((one) => typeof one !== 'string'))
    throw invalid({ metadata: 'The metadata must be an object whose values are strings.' });
  return metadata as Readonly<Record<string, string>>;
}

/** @throws Problem 400 where it is not a date and time */
export function expiryOf(expiresAt: Json | undefined): string | undefined {
  if (expiresAt === undefined || expiresAt === null) return undefined;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt)))
    throw invalid({ expires_at: 'Send an ISO 8601 date and time, in UTC or with an offset.' });
  return new Date(expiresAt).toISOString().replace('.000Z', 'Z');
}

type Indexes = Pick<StoredToken, 'searchIndexes' | 'indexed'>;

/** @throws Problem 400 where an expression isn't a single value, or there are too many */
export function indexesOf(
  expressions: Json | undefined,
  values: Pick<StoredToken, 'data' | 'metadata'>,
  environment: Environment,
  write: 'create' | 'update' = 'create',
): Indexes {
  if (expressions === undefined || expressions === null) return { indexed: [] };
  const list = Array.isArray(expressions) ? expressions : [undefined];
  if (list.length > MOST_INDEXES[write] || !list.every((one) => typeof one === 'string'))
    throw invalid({ search_indexes: `Send a list of at most ${MOST_INDEXES[write]} expressions.` });
  const indexed = list.map((expression) => {
    const value = overToken(expression, 'search_index', 'search_indexes', values, environment);
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw invalid({ search_indexes: `${expression} gives no single value.` });
    if (value === '') throw invalid({ search_indexes: `${expression} gives an empty value.` });
    return String(value);
  });
  return { searchIndexes: list, indexed };
}

type Fingerprint = Pick<StoredToken, 'fingerprint' | 'fingerprintExpression'>;

/** A token has a fingerprint where the request has an expression: the setting of the tenant is off. */
export function fingerprintFields(
  type: string,
  expression: Json | undefined,
  values: Pick<StoredToken, 'data' | 'metadata'>,
  environment: Environment,
): Fingerprint {
  if (expression === undefined || expression === null) return {};
  if (typeof expression !== 'string')
    throw invalid({ fingerprint_expression: 'Send an expression as a string.' });
  const result = overToken(expression, 'fingerprint', 'fingerprint_expression', values, environment);
  return {
    fingerprint: fingerprintOf(type, typeof result === 'string' ? result : JSON.stringify(result)),
    fingerprintExpression: expression,
  };
}

/** When the security code of a card begins to age. */
export function codeStoredAt(type: string, data: Json, now: number): { readonly codeStoredAt?: number } {
  return type === 'card' && isObject(data) && data.cvc !== undefined ? { codeStoredAt: now } : {};
}

/** @throws Problem 400 where the mask fails on this data */
export function maskOf(
  mask: Json | undefined,
  data: Json,
  environment: Environment,
): { readonly mask?: Json } {
  if (mask === undefined || mask === null) return {};
  const source = typeof mask === 'string' ? mask : JSON.stringify(mask);
  overToken(source, 'mask', 'mask', { data }, environment);
  return { mask };
}

/** A merge patch by RFC 7386. */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const merged: JsonObject = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(merged, name);
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}
