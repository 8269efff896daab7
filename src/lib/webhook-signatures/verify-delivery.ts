/**
 * Checks a delivery in the order in which the page about webhooks has the steps. Later checks still run where they can. A
 * delivery that's only too old shows that its signature matches.
 */
import { toHex, utf8, type Bytes } from './bytes';
import { bodyNotes, canonicalForm } from './canonical-form';
import { findChange, type Change } from './changed-value';
import { checkClock, checkVersion } from './check-parts';
import { failed, passed, unchecked, type Check, type CheckId } from './checks';
import { parseHeaders, readSignature, SIGNATURE_HEADER, signatureHeaders } from './headers';
import { openSignature, type OpenedSignature } from './open-signature';
import { otherForms } from './other-forms';
import { ALGORITHM, readPublicKey, type PublicKey } from './public-key';
import type { SignedHere } from './sign';

/** What a reader pastes. */
export interface Delivery {
  readonly headers: string;
  /** As it arrived. */
  readonly body: string;
  /** PEM. */
  readonly publicKey: string;
  /** The version that the key is for, e.g. `v1-test`. */
  readonly keyVersion: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The last signature of this page, if there's one. */
  readonly signedHere?: SignedHere | undefined;
}

/** The bytes that the platform signs for a body. */
export interface SignedBytes {
  readonly text: string;
  readonly bytes: Bytes;
  /** Lowercase hex. */
  readonly sha256: string;
  /** How the body differs from them. */
  readonly notes: readonly string[];
}

export interface Verdict {
  readonly isGenuine: boolean;
  /** All of them, in order. */
  readonly checks: readonly Check[];
  /** Undefined if the body isn't JSON. */
  readonly signed: SignedBytes | undefined;
  /** The first byte that was changed, where the signed text is known. */
  readonly change: Change | undefined;
}

const KEY_FIX =
  'Download the key for the version again, and copy the signature as it arrived. If both are right, someone else signed this delivery. Reject it.';

function checkOpened(opened: OpenedSignature, signature: string, { signedHere, publicKey }: Delivery): Check {
  if (opened.kind === 'pss')
    return passed(
      'key',
      `This key's private key made the signature: RSA-PSS with a salt of ${String(opened.saltLength)} bytes.`,
    );
  if (opened.kind === 'pkcs1')
    return failed(
      'key',
      'This key made the signature, but with RSA PKCS#1 v1.5 instead of RSA-PSS.',
      'Have the signer use RSA-PSS with SHA-256. The platform does.',
    );
  if (signedHere?.publicKey.trim() === publicKey.trim() && signedHere.signature !== signature) {
    const place = Array.from(signedHere.signature).findIndex(
      (character, index) => character !== signature[index],
    );
    return failed(
      'key',
      `${SIGNATURE_HEADER} was changed at character ${String(place + 1)} after it was signed in this page.`,
      'Sign again.',
    );
  }
  return failed(
    'key',
    "This key didn't make this signature. Either it's another key, or the signature was changed.",
    KEY_FIX,
  );
}

interface OpenedKey {
  readonly check: Check;
  readonly key?: PublicKey;
  readonly saltLength?: number;
}

async function checkKey(
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
        `It's an RSA key of ${String(key.bits)} bits. There's no signature to open with it.`,
      ),
    };
  if (signature.length !== bytes)
    return {
      check: failed(
        'key',
        `The signature has ${String(signature.length)} bytes, but this key of ${String(key.bits)} bits makes ${String(bytes)}.`,
        KEY_FIX,
      ),
    };
  const opened = await openSignature(signature, key, subtle);
  const check = checkOpened(opened, written, delivery);
  return opened.kind === 'pss' ? { check, key, saltLength: opened.saltLength } : { check };
}

const CHANGED_FIX =
  'Compare the signed bytes with the ones that your code makes. A gateway, middleware, or a log between the platform and your code might have changed the body.';

/** The checks of form and content, once the key has opened the signature. */
async function checkBytes(
  body: string,
  canonical: { readonly text: string; readonly value: unknown },
  isSigned: (text: string) => Promise<boolean>,
  signedText: string | undefined,
): Promise<{ readonly checks: readonly [Check, Check]; readonly change?: Change | undefined }> {
  if (await isSigned(canonical.text))
    return {
      checks: [
        passed('form', 'The signature is of the canonical form.'),
        passed('content', "The signature matches the body's canonical form, so nothing was changed."),
      ],
    };
  for (const { is, text } of otherForms(body, canonical.value))
    if (await isSigned(text))
      return {
        checks: [
          failed(
            'form',
            `The signature matches ${is}, not the canonical form.`,
            'The platform signs the canonical form. If you sign test deliveries yourself, sign that.',
          ),
          passed('content', 'Nothing was changed since it was signed.'),
        ],
      };
  const form = unchecked('form', 'The signature matches no form of this body.');
  const change = signedText === undefined ? undefined : findChange(signedText, canonical.text);
  const where =
    change === undefined
      ? ''
      : ` The first changed byte of the canonical form is at offset ${String(change.offset)}${change.path === '' ? '' : `, in \`${change.path}\``}.`;
  return {
    checks: [form, failed('content', `The body isn't the one that was signed.${where}`, CHANGED_FIX)],
    change,
  };
}

async function signedBytes(
  body: string,
  text: string,
  value: unknown,
  subtle: SubtleCrypto,
): Promise<SignedBytes> {
  const bytes = utf8(text);
  const sha256 = toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  return { text, bytes, sha256, notes: bodyNotes(body, text, value) };
}

/** Why a check couldn't run. */
const WITHOUT: Readonly<Partial<Record<CheckId, string>>> = {
  signature: "There's no signature.",
  version: "There's no version.",
  clock: "There's no time to read.",
  form: 'The key must be right first.',
  content: 'The key must be right first.',
};

const skip = (id: CheckId): Check => unchecked(id, WITHOUT[id] ?? '');

/**
 * Checks a delivery.
 *
 * @param subtle of the browser or of Node.js
 */
export async function verifyDelivery(delivery: Delivery, subtle: SubtleCrypto): Promise<Verdict> {
  const { body, keyVersion, receivedAt, signedHere } = delivery;
  const headers = signatureHeaders(parseHeaders(delivery.headers));
  const signature = headers.ok ? readSignature(headers.signature) : undefined;
  const canonical = canonicalForm(body);
  const written = headers.ok ? headers.signature : '';
  const opened = await checkKey(delivery, signature?.ok ? signature.bytes : undefined, written, subtle);
  const { key, saltLength } = opened;
  const isSigned = async (text: string): Promise<boolean> =>
    key !== undefined &&
    signature?.ok === true &&
    subtle.verify(
      { name: ALGORITHM.name, saltLength: saltLength ?? 0 },
      key.key,
      signature.bytes,
      utf8(text),
    );
  const bytes =
    canonical.ok && key !== undefined
      ? await checkBytes(
          body,
          canonical,
          isSigned,
          signedHere?.signature === written ? signedHere.text : undefined,
        )
      : { checks: [skip('form'), skip('content')] as const };
  const checks: readonly Check[] = [
    headers.ok
      ? passed('headers', 'Both headers are there.')
      : failed('headers', headers.problem, headers.fix),
    signature === undefined
      ? skip('signature')
      : signature.ok
        ? passed('signature', `It's base64, and has ${String(signature.bytes.length)} bytes.`)
        : failed('signature', signature.problem, signature.fix),
    headers.ok ? checkVersion(headers.version, keyVersion) : skip('version'),
    canonical.ok ? passed('body', 'The body is JSON.') : failed('body', canonical.problem),
    canonical.ok ? checkClock(canonical.value, receivedAt) : skip('clock'),
    opened.check,
    ...bytes.checks,
  ];
  return {
    isGenuine: checks.every(({ result }) => result === 'passed'),
    checks,
    signed: canonical.ok ? await signedBytes(body, canonical.text, canonical.value, subtle) : undefined,
    change: 'change' in bytes ? bytes.change : undefined,
  };
}
