import { computeHmac } from '../../expressions';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A one-way value that is equal for equal results of a fingerprint expression on one type. */
export function fingerprintOf(type: string, result: string): string {
  const encoder = new TextEncoder();
  const hash = computeHmac('sha-256', encoder.encode('platform-double'), encoder.encode(`${type}:${result}`));
  return [...hash].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
