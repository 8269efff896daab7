/** Checks the key, which needs no body. */
import type { Bytes } from './bytes';
import { failed, passed, unchecked, type Check } from './checks';
import type { Delivery } from './delivery';
import { SIGNATURE_HEADER } from './headers';
import { openSignature, type OpenedSignature } from './open-signature';
import { readPublicKey, type PublicKey } from './public-key';

const KEY_FIX =
  'Download the key for the version again, and copy the signature as it arrived. If both are right, someone else signed this delivery. Reject it.';

function checkOpened(opened: OpenedSignature, signature: string, { signedHere, publicKey }: Delivery): Check {
  if (opened.kind === 'pss')
    return passed(
      'key',
      `The signature was made with the matching private key (RSA-PSS, salt length ${String(opened.saltLength)} bytes).`,
    );
  if (opened.kind === 'pkcs1')
    return failed(
      'key',
      'The signature was made with this key, but with RSA PKCS#1 v1.5 instead of RSA-PSS.',
      'Have the signer use RSA-PSS with SHA-256. The platform does.',
    );
  if (signedHere?.publicKey.trim() === publicKey.trim() && signedHere.signature !== signature) {
    const place = Array.from(signedHere.signature).findIndex(
      (character, index) => character !== signature[index],
    );
    return failed(
      'key',
      `${SIGNATURE_HEADER} was changed at character ${String(place + 1)} after you signed the body here.`,
      'Sign again.',
    );
  }
  return failed(
    'key',
    "This key didn't make this signature. Either it's another key, or the signature was changed.",
    KEY_FIX,
  );
}

/** The check of a key, with what it opened if it passes. */
export interface OpenedKey {
  readonly check: Check;
  readonly key?: PublicKey;
  readonly saltLength?: number;
}

/**
 * Whether a key made a signature.
 *
 * @param signature undefined if there's none that can be read
 * @param written the signature as the headers have it
 * @param subtle of the browser or of Node.js
 */
export async function checkKey(
  delivery: Delivery,
  signature: Bytes | undefined,
  written: string,
  subtle: SubtleCrypto,
): Promise<OpenedKey> {
  const read = await readPublicKey(delivery.publicKey, subtle);
  if (!read.ok) return { check: failed('key', read.problem) };
  const { key } = read;
  const bytes = Math.ceil(key.bits / 8);
  if (signature === undefined)
    return {
      check: unchecked(
        'key',
        `It's a ${String(key.bits)}-bit RSA key, but there's no signature to check with it.`,
      ),
    };
  if (signature.length !== bytes)
    return {
      check: failed(
        'key',
        `The signature is ${String(signature.length)} bytes long, but this ${String(key.bits)}-bit key makes signatures of ${String(bytes)} bytes.`,
        KEY_FIX,
      ),
    };
  const opened = await openSignature(signature, key, subtle);
  const check = checkOpened(opened, written, delivery);
  return opened.kind === 'pss' ? { check, key, saltLength: opened.saltLength } : { check };
}
