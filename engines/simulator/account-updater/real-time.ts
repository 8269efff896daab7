/** Updates of one card in real time. */
import { type Json, type JsonObject, isObject } from '../../json';
import { objectBody, unchanged, withEntry, type Call, type Handler } from '../call';
import { invalid, respondWith, unsupported } from '../problems';
import { brandOf } from '../tokens/details';
import { TOKEN_TYPES } from '../tokens/token-types';
import { isExpired, tokenView } from '../tokens/token-view';
import type { StoredToken } from '../types';
import { RESULTS, type UpdateResult } from './test-cards';

const NETWORKS: readonly (string | undefined)[] = ['visa', 'mastercard'];

interface KnownDate {
  readonly month: number;
  readonly year: number;
}

function demandWhole(name: string, value: Json | undefined): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw invalid({ [name]: 'Send a whole number. It can be absent only if the token contains one.' });
  return value;
}

/** The date that the network receives, of the request or else of the token. */
function dateOf(body: JsonObject, data: JsonObject): KnownDate {
  const [month, year] = ['expiration_month', 'expiration_year'].map((name) =>
    demandWhole(name, body[name] ?? data[name]),
  );
  return { month: month ?? 0, year: year ?? 0 };
}

function cardOf({ data }: StoredToken): (JsonObject & { number: string }) | undefined {
  if (!isObject(data) || typeof data.number !== 'string') return undefined;
  return { ...data, number: data.number };
}

function resultOf(body: JsonObject, number: string, { month, year }: KnownDate): UpdateResult {
  if (!NETWORKS.includes(brandOf(number))) return { code: 'WRN_UNSUPPORTED_NETWORK' };
  // The simulator has no merchants, so none has this ID.
  if ((body.merchant_id ?? undefined) !== undefined) return { code: 'ERR_INVALID_CONFIG' };
  if (month < 1 || month > 12 || year < 1000 || year > 9999) return { code: 'ERR_INVALID_EXP_DATE' };
  const result = RESULTS.get(number);
  if (result === undefined)
    throw unsupported(
      'The mock platform knows only what test cards for the account updater lead to. Find them on the Testing page.',
    );
  return result;
}

/** The token with the updated card. The old one stays. */
function updatedToken(
  { caller, environment }: Call,
  number: string,
  known: KnownDate,
  result: UpdateResult,
): StoredToken {
  const { month, year } = result.expiration ?? known;
  const { container = '/', mask } = TOKEN_TYPES.get('card') ?? {};
  return {
    id: environment.uuid(),
    type: 'card',
    data: { number: result.number ?? number, expiration_month: month, expiration_year: year },
    container,
    mask,
    indexed: [],
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
}

/** No event follows an update, so the response is the only place with the ID of the new token. */
export const invokeRealTime: Handler = (call) => {
  const { state, environment } = call;
  const body = objectBody(call);
  const { token_id: id, deduplicate_token: deduplicates = false } = body;
  if (typeof id !== 'string' || id === '') throw invalid({ token_id: 'Send the ID of a card token.' });
  if (typeof deduplicates !== 'boolean')
    throw invalid({ deduplicate_token: 'Send true or false, or leave it out.' });
  const token = state.tokens.get(id);
  const card = token?.type === 'card' && !isExpired(token, environment.now()) ? cardOf(token) : undefined;
  if (card === undefined) return unchanged(call, 200, { result_code: 'ERR_INVALID_TOKEN' });
  const known = dateOf(body, card);
  const result = resultOf(body, card.number, known);
  if (result.number === undefined && result.expiration === undefined)
    return unchanged(call, 200, { result_code: result.code });
  const updated = updatedToken(call, card.number, known, result);
  return {
    state: { ...state, tokens: withEntry(state.tokens, updated.id, updated) },
    response: respondWith(200, {
      new_token: tokenView(updated, 'mask', environment),
      result_code: result.code,
    }),
  };
};
