/** Test data as a reader copies it, which is a token's JSON or all matches as text. */
import { isObject, type Json } from '../json';
import { chosenParts } from './choose';
import { FACETS, type Choice, type Expiration, type TestValue, type TokenData } from './types';

/**
 * The expiration that a card needs for what was chosen, if any. The account updater's tests need theirs, also where a
 * card has no other test. For other tests the samples' own applies.
 */
export function neededExpiration(value: TestValue, choice: Choice): Expiration | undefined {
  const hasOtherTest = value.facts.some(({ subject }) => subject !== 'Account updater');
  return choice.updater !== '' || !hasOtherTest ? value.updaterExpiration : undefined;
}

/** A card's data with another expiration. */
function expiring(data: Json, expiration: Expiration | undefined): Json {
  if (expiration === undefined || !isObject(data)) return data;
  return { ...data, expiration_month: expiration.month, expiration_year: expiration.year };
}

/**
 * The token to create for a value, as the body of `POST /tokens`. It has the chosen type if that accepts the value, else
 * the first.
 *
 * @returns undefined if no token type accepts the value
 */
export function tokenFor(value: TestValue, choice: Choice): TokenData | undefined {
  const token = value.tokens.find(({ type }) => type === choice.type) ?? value.tokens[0];
  return token && { type: token.type, data: expiring(token.data, neededExpiration(value, choice)) };
}

/** A token's JSON, as a request sends it. */
export function tokenJson(token: TokenData): string {
  return JSON.stringify({ type: token.type, data: token.data }, null, 2);
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** What a value does, in one line for each fact. */
function factLines({ facts }: TestValue): readonly string[] {
  return facts.map(({ subject, text }) => `  ${subject}: ${plain(text)}`);
}

/** What was chosen, and each match with what it does, as plain text for a ticket. */
export function matchesText(found: readonly TestValue[], choice: Choice): string {
  const asked = chosenParts(choice).map(({ facet, value }) => `${FACETS[facet]}: ${value}`);
  const lines = found.flatMap((value) => [`${value.kind} ${value.value}`, ...factLines(value)]);
  return [`Test data for test tenants${asked.length > 0 ? ` (${asked.join(', ')})` : ''}`, ...lines].join(
    '\n',
  );
}
