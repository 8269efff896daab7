/**
 * Finds what must never leave the reader's hands in pasted text, such as card numbers, keys, and sessions. For pages, the
 * command line and the build alike. No DOM, nothing sent anywhere.
 */
import { passesLuhn } from '../card-numbers';

export type SecretKind = 'card number' | 'API key' | 'session key' | 'private key' | 'access token';

/** A secret in a string, from `start` up to, and without, `end`, in UTF-16 units. */
export interface Secret {
  readonly kind: SecretKind;
  readonly start: number;
  readonly end: number;
}

/** How much text is looked at, in UTF-16 units. Callers say so when theirs is longer. */
export const SEARCHED_LENGTH = 5_000_000;

/** Digits as people write them: in groups, with one space or hyphen between them. */
const DIGITS = /(?<![\w.])\d(?:[ -]?\d){11,18}(?![\w])/g;

const PATTERNS: readonly (readonly [SecretKind, RegExp])[] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g],
  ['session key', /\bkey_(?:test_|prod_)?(?:[a-z]{2}_)?(?:session|sess)_[A-Za-z0-9_-]+/g],
  ['API key', /\bkey_[A-Za-z0-9_-]{6,}/g],
  ['API key', /\b(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z0-9]{8,}/g],
  ['access token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g],
  ['access token', /(?<=\bBearer )[\w.~+/=-]{12,}/g],
];

function cardNumbers(text: string): Secret[] {
  return [...text.matchAll(DIGITS)]
    .filter(([written]) => passesLuhn(written.replace(/\D/g, '')))
    .map(({ 0: written, index }) => ({ kind: 'card number', start: index, end: index + written.length }));
}

/**
 * The secrets in a string, in order and without overlaps. A number of 12 to 19 digits counts as a card number if it
 * passes the Luhn check (ISO/IEC 7812-1), including test cards.
 *
 * @param text only its first `SEARCHED_LENGTH` units are searched
 */
export function findSecrets(text: string): readonly Secret[] {
  const searched = text.slice(0, SEARCHED_LENGTH);
  const found = [
    ...PATTERNS.flatMap(([kind, pattern]) =>
      [...searched.matchAll(pattern)].map(({ 0: written, index }) => ({
        kind,
        start: index,
        end: index + written.length,
      })),
    ),
    ...cardNumbers(searched),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Secret[] = [];
  for (const secret of found) if (secret.start >= (apart.at(-1)?.end ?? 0)) apart.push(secret);
  return apart;
}

/** What stands for a secret: nothing of it but the last four digits of a card number. */
function standIn(written: string, kind: SecretKind): string {
  if (kind !== 'card number') return `<${kind.toUpperCase().replaceAll(' ', '_')}>`;
  let digits = written.replace(/\D/g, '').length;
  return written.replace(/\d/g, (digit) => (digits-- > 4 ? 'X' : digit));
}

/** The text with every secret replaced: a card number keeps its last four digits, anything else becomes a placeholder. */
export function maskSecrets(text: string, secrets: readonly Secret[] = findSecrets(text)): string {
  let from = 0;
  let masked = '';
  for (const { kind, start, end } of secrets) {
    masked += text.slice(from, start) + standIn(text.slice(start, end), kind);
    from = end;
  }
  return masked + text.slice(from);
}
