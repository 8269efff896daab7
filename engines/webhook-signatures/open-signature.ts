/**
 * Opens a signature with the public key, without the body. What's inside has the structure of RSA-PSS (RFC 8017,
 * section 9.1.2, steps 4 to 11) only if that key's private key made it. So a wrong key can be told from a changed body,
 * and the salt length, which WebCrypto doesn't detect, is known.
 */
import type { Bytes } from './bytes';
import { toNumber, type PublicKey } from './public-key';

/** What's inside a signature. */
export type OpenedSignature =
  | { readonly kind: 'pss'; /** In bytes. */ readonly saltLength: number }
  /** The older padding of RSA (PKCS#1 v1.5), made with this key. */
  | { readonly kind: 'pkcs1' }
  /** It isn't this key's, or it was changed. */
  | { readonly kind: 'unknown' };

const UNKNOWN: OpenedSignature = { kind: 'unknown' };

/** Of SHA-256, in bytes. */
const DIGEST_LENGTH = 32;

/** `base ** exponent % modulus`, bit by bit. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toBytes(number: bigint, length: number): Bytes | undefined {
  const hex = number.toString(16).padStart(length * 2, '0');
  if (hex.length > length * 2) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** MGF1 with SHA-256 (RFC 8017, appendix B.2.1). */
async function mask(seed: Bytes, length: number, subtle: SubtleCrypto): Promise<Bytes> {
  const blocks: number[] = [];
  for (let counter = 0; blocks.length < length; counter++) {
    const block = new Uint8Array(seed.length + 4);
    block.set(seed);
    new DataView(block.buffer).setUint32(seed.length, counter);
    blocks.push(...new Uint8Array(await subtle.digest('SHA-256', block)));
  }
  return Uint8Array.from(blocks.slice(0, length));
}

/** Salt length of an encoded message; undefined if it isn't one of RSA-PSS. */
async function saltLengthOf(
  message: Bytes,
  unusedBits: number,
  subtle: SubtleCrypto,
): Promise<number | undefined> {
  const length = message.length - DIGEST_LENGTH - 1;
  if (length < 1 || message.at(-1) !== 0xbc) return undefined;
  const masked = message.subarray(0, length);
  const used = 0xff >> unusedBits;
  if (((masked[0] ?? 0) & ~used) !== 0) return undefined;
  const pad = await mask(message.slice(length, length + DIGEST_LENGTH), length, subtle);
  const block = masked.map((byte, place) => (byte ^ (pad[place] ?? 0)) & (place === 0 ? used : 0xff));
  const start = block.findIndex((byte) => byte !== 0);
  return block[start] === 1 ? length - start - 1 : undefined;
}

/**
 * Opens a signature.
 *
 * @param signature as many bytes as the key's modulus
 */
export async function openSignature(
  signature: Bytes,
  { modulus, exponent, bits }: PublicKey,
  subtle: SubtleCrypto,
): Promise<OpenedSignature> {
  const opened = power(toNumber(signature), exponent, modulus);
  const length = Math.ceil((bits - 1) / 8);
  const whole = toBytes(opened, Math.ceil(bits / 8));
  if (whole?.[0] === 0 && whole[1] === 1 && whole[2] === 0xff && whole[3] === 0xff) return { kind: 'pkcs1' };
  const message = toBytes(opened, length);
  if (message === undefined) return UNKNOWN;
  const saltLength = await saltLengthOf(message, length * 8 - (bits - 1), subtle);
  return saltLength === undefined ? UNKNOWN : { kind: 'pss', saltLength };
}
