/** Makes key pairs, and signs bodies as the platform does. For tests of a receiver; it's never the platform's key. */
import { toBase64, utf8 } from './bytes';
import { canonicalForm } from './canonical-form';
import { ALGORITHM, writePublicKey } from './public-key';

/** The version of keys that aren't the platform's, as the webhook receiver has it. */
export const LOCAL_VERSION = 'local';

/** The length of the digest, as the webhook receiver's `deliver` script signs. */
const SALT_LENGTH = 32;

/** A key pair of the reader. The private key can't be read, not even by this page. */
export interface KeyPair {
  readonly privateKey: CryptoKey;
  /** PEM. */
  readonly publicKey: string;
}

/** Makes a key pair of 2048 bits. */
export async function makeKeyPair(subtle: SubtleCrypto): Promise<KeyPair> {
  const algorithm = { ...ALGORITHM, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const { privateKey, publicKey } = await subtle.generateKey(algorithm, false, ['sign', 'verify']);
  return { privateKey, publicKey: await writePublicKey(publicKey, subtle) };
}

/** What was signed, which shows later what has changed since. */
export interface SignedHere {
  /** As it was then. */
  readonly body: string;
  /** Base64. */
  readonly signature: string;
  /** The canonical form that was signed. */
  readonly text: string;
  /** PEM, of the key that signed. */
  readonly publicKey: string;
}

export type SignResult =
  | { readonly ok: true; readonly signed: SignedHere }
  | { readonly ok: false; readonly problem: string };

/**
 * Signs the canonical form of a body.
 *
 * @returns a sentence if the body isn't JSON
 */
export async function signBody(body: string, keys: KeyPair, subtle: SubtleCrypto): Promise<SignResult> {
  const canonical = canonicalForm(body);
  if (!canonical.ok) return canonical;
  const algorithm = { name: ALGORITHM.name, saltLength: SALT_LENGTH };
  const bytes = new Uint8Array(await subtle.sign(algorithm, keys.privateKey, utf8(canonical.text)));
  return {
    ok: true,
    signed: { body, signature: toBase64(bytes), text: canonical.text, publicKey: keys.publicKey },
  };
}
