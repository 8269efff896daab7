/** Reads a public key in PEM format, with WebCrypto. */
import { fromBase64, toBase64, type Bytes } from './bytes';

/** Signatures are RSA-PSS with SHA-256. */
export const ALGORITHM = { name: 'RSA-PSS', hash: 'SHA-256' } as const;

/** An RSA key with its numbers, which tell whether a signature was made with it. */
export interface PublicKey {
  readonly key: CryptoKey;
  readonly modulus: bigint;
  readonly exponent: bigint;
  /** Length of the modulus. */
  readonly bits: number;
}

export type ReadKey =
  | { readonly ok: true; readonly key: PublicKey }
  | { readonly ok: false; readonly problem: string };

/** Larger numbers take seconds to compute with, and no one signs with them. */
const MOST_BITS = 16_384;
const MOST_EXPONENT = 2n ** 64n;

const PEM = /-----BEGIN PUBLIC KEY-----(?<base64>[A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/;

/** How long the text of a key can be, in UTF-16 units. */
const LONGEST_PEM = 20_000;

const MISTAKEN: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, "There's no public key. Paste the one for the delivery's signature version."],
  [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    "That's a private key. Remove it from this field, and never share it. Verification only needs the public key.",
  ],
  [
    /-----BEGIN RSA PUBLIC KEY-----/,
    'The key is in PKCS#1 format. Convert it with `openssl rsa -RSAPublicKey_in -in key.pem -pubout`.',
  ],
  [
    /-----BEGIN CERTIFICATE-----/,
    "That's a certificate. Get its key with `openssl x509 -in certificate.pem -pubkey -noout`.",
  ],
  [/^\s*</, "That's HTML or XML, not a key, so the download failed. Download the key again."],
  [/^\s*ssh-/, "That's an SSH key. The platform's keys are PEM files."],
  [/\\n/, 'The key has `\\n` written out. Replace each with a line break.'],
];

const NOT_PEM =
  "The key isn't in PEM format: it needs the lines `-----BEGIN PUBLIC KEY-----` and `-----END PUBLIC KEY-----`, with base64 in between.";

const fromBase64Url = (text: string): Bytes =>
  fromBase64(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
  ) ?? new Uint8Array();

/** A row of bytes as one number, the first byte highest. */
export function toNumber(bytes: Bytes): bigint {
  return Array.from(bytes).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

async function importKey(der: Bytes, subtle: SubtleCrypto): Promise<PublicKey | undefined> {
  try {
    const key = await subtle.importKey('spki', der, ALGORITHM, true, ['verify']);
    const { n = '', e = '' } = await subtle.exportKey('jwk', key);
    const modulus = toNumber(fromBase64Url(n));
    return { key, modulus, exponent: toNumber(fromBase64Url(e)), bits: modulus.toString(2).length };
  } catch {
    return undefined;
  }
}

/**
 * Reads a public key.
 *
 * @param pem what was pasted
 * @param subtle of the browser or of Node.js
 */
export async function readPublicKey(pem: string, subtle: SubtleCrypto): Promise<ReadKey> {
  if (pem.length > LONGEST_PEM) return { ok: false, problem: NOT_PEM };
  const base64 = PEM.exec(pem)?.groups?.base64;
  const der = base64 === undefined ? undefined : fromBase64(base64.replace(/\s/g, ''));
  if (der === undefined || pem.includes('PRIVATE KEY'))
    return { ok: false, problem: MISTAKEN.find(([pattern]) => pattern.test(pem))?.[1] ?? NOT_PEM };
  const key = await importKey(der, subtle);
  if (key === undefined)
    return {
      ok: false,
      problem: "The key isn't an RSA public key. It might be cut off, or of another type.",
    };
  if (key.bits > MOST_BITS || key.exponent > MOST_EXPONENT)
    return { ok: false, problem: 'The key is larger than any that webhooks are signed with.' };
  return { ok: true, key };
}

/** A public key as a PEM file. */
export async function writePublicKey(key: CryptoKey, subtle: SubtleCrypto): Promise<string> {
  const base64 = toBase64(new Uint8Array(await subtle.exportKey('spki', key)));
  return `-----BEGIN PUBLIC KEY-----\n${base64.replace(/.{64}(?=.)/g, '$&\n')}\n-----END PUBLIC KEY-----\n`;
}
