/** Numbers, account references, and cryptograms that look like the documented examples, and that no network knows. */
import { passesLuhn } from '../../card-numbers';
import { brandOf } from '../tokens/details';

/** First digits by brand. The one of Visa is documented. The others are test data. */
const PREFIXES: Readonly<Record<string, string>> = {
  visa: '489542',
  mastercard: '520042',
  discover: '650042',
  'american-express': '340042',
};

/** Digits of a card number, shifted, so that its own last four never end the new number. */
function shifted(card: string, by: number): string {
  const digits = card.slice(6, -1);
  return String((Number(digits) + by) % 10 ** digits.length).padStart(digits.length, '0');
}

/** The number of a card's network token, as long as the card's, of the same brand, and valid by its checksum. */
export function numberFor(card: string): string {
  const start = `${PREFIXES[brandOf(card) ?? ''] ?? '489542'}${shifted(card, 8007)}`;
  const check = Array.from('0123456789').find((digit) => passesLuhn(start + digit)) ?? '';
  return start + check;
}

/** The payment account reference of a card: 29 characters. */
export function parFor(card: string): string {
  return `V0010013020273516849${shifted(card, 271_064_823).padStart(9, '0')}`;
}

/**
 * A cryptogram for one payment: 20 bytes in Base64.
 *
 * @param uuid that no other cryptogram was made of
 */
export function cryptogramOf(uuid: string): string {
  const bytes = (uuid.match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
  return btoa(String.fromCharCode(2, 0, 0, 0, ...bytes.slice(0, 16)));
}
