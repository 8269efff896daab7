/** The card that a request provisions a network token for. */
import { type Json, type JsonObject, isObject } from '../../json';
import type { Call } from '../call';
import { invalid, Problem, unsupported } from '../problems';
import { validate, tokenType } from '../tokens/token-fields';
import { isExpired } from '../tokens/token-view';
import { ELIGIBLE, INELIGIBLE } from './test-cards';
import type { SourceCard, StoredNetworkToken } from './types';

type SourceIds = Pick<StoredNetworkToken, 'tokenId' | 'intentId'>;

/** A card, and where the request has it from. */
export interface Source extends SourceIds {
  readonly card: SourceCard;
  /** Network tokens that the source already has. */
  readonly networkTokenIds: readonly string[];
}

interface Found extends SourceIds {
  readonly data: Json;
  readonly networkTokenIds?: readonly string[] | undefined;
}

const NAMES = ['token_id', 'token_intent_id', 'data'] as const;

function notProvisioned(title: string): Problem {
  return new Problem(422, title, { title, status: 422 });
}

function foundIn({ state, environment }: Call, body: JsonObject): Found {
  const [name, ...others] = NAMES.filter((one) => (body[one] ?? undefined) !== undefined);
  if (name === undefined || others.length > 0)
    throw invalid({ error: 'Send exactly one of "token_id", "token_intent_id", and "data".' });
  if (name === 'data') return { data: validate(tokenType('card')[1], body.data) };
  const { [name]: id } = body;
  if (typeof id !== 'string') throw invalid({ [name]: 'Send an ID.' });
  const isToken = name === 'token_id';
  const token = isToken ? state.tokens.get(id) : undefined;
  const intent = isToken ? undefined : state.intents.get(id);
  const isGone =
    (token === undefined || isExpired(token, environment.now())) &&
    (intent === undefined || intent.expiresAt <= environment.now());
  const source = token ?? intent;
  if (source?.type !== 'card' || isGone)
    throw invalid({ [name]: "There's no such source of type card, or it expired." });
  const { data, networkTokenIds } = source;
  return { data, networkTokenIds, ...(isToken ? { tokenId: id } : { intentId: id }) };
}

function wholeNumber(value: Json | undefined, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw invalid({ [name]: 'Send a whole number, or leave it out.' });
  return value;
}

/** @throws Problem 422 where the card can't have a network token, and 501 where it isn't known whether it can */
function demandEligible(number: string): void {
  const title = INELIGIBLE.find(([, numbers]) => numbers.includes(number))?.[0];
  if (title !== undefined) throw notProvisioned(title);
  if (!ELIGIBLE.has(number))
    throw unsupported(
      'The mock platform knows only what test cards for network tokens lead to. Find them on the Testing page.',
    );
}

/**
 * Reads the source of a request, and checks whether its card can have a network token.
 *
 * @throws Problem 400 for a request that isn't valid, 422 where the card can't have one, 501 for other cards
 */
export function sourceOf(call: Call, body: JsonObject): Source {
  if ((body.merchant_id ?? undefined) !== undefined)
    throw unsupported('The mock platform has no merchants. Leave out "merchant_id".');
  if (!isObject(body.cardholder_info ?? {}))
    throw invalid({ cardholder_info: 'Send an object, or leave it out.' });
  const { data, networkTokenIds = [], ...ids } = foundIn(call, body);
  const { number, expiration_month: month, expiration_year: year } = isObject(data) ? data : {};
  const isRaw = isObject(body.data);
  const card = {
    number,
    expiration_month: (isRaw ? undefined : wholeNumber(body.expiration_month, 'expiration_month')) ?? month,
    expiration_year: (isRaw ? undefined : wholeNumber(body.expiration_year, 'expiration_year')) ?? year,
  };
  if (!isComplete(card)) throw notProvisioned('CARD_DATA_MISSING');
  if (!/^\d{13,16}$/.test(card.number)) throw notProvisioned('CARD_NUMBER_LENGTH_INVALID');
  demandEligible(card.number);
  return { card, networkTokenIds, ...ids };
}

function isComplete(card: Partial<Record<keyof SourceCard, Json | undefined>>): card is SourceCard {
  const { number, expiration_month: month, expiration_year: year } = card;
  return typeof number === 'string' && typeof month === 'number' && typeof year === 'number';
}
