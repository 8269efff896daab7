/**
 * Checks a delivery in the order in which the page about webhooks has the steps. Later checks still run where they can. A
 * delivery that's only too old shows that its signature matches.
 */
import { toHex, utf8, type Bytes } from './bytes';
import { bodyNotes, canonicalForm } from './canonical-form';
import type { Change } from './changed-value';
import { checkContent } from './check-content';
import { checkKey } from './check-key';
import { checkClock, checkVersion } from './check-parts';
import { failed, passed, unchecked, type Check, type CheckId } from './checks';
import type { Delivery } from './delivery';
import { parseHeaders, readSignature, signatureHeaders } from './headers';
import type { TextPosition } from '../json-text';
import { ALGORITHM } from './public-key';

/** The canonical form of a body. */
export interface CanonicalBytes {
  readonly text: string;
  readonly bytes: Bytes;
  /** Lowercase hex. */
  readonly sha256: string;
  /** How the body differs from them. */
  readonly notes: readonly string[];
  /** Whether the signature is for them. */
  readonly isSigned: boolean;
}

export interface Verdict {
  readonly isGenuine: boolean;
  /** All of them, in order. */
  readonly checks: readonly Check[];
  /** Undefined if the body isn't JSON. */
  readonly canonical: CanonicalBytes | undefined;
  /** Where the body stops being JSON, if that's one place. */
  readonly jsonPlace: TextPosition | undefined;
  /** The first byte that was changed, where the signed text is known. */
  readonly change: Change | undefined;
  /** Whether a body that was signed here is written differently now, with the same values. */
  readonly isRewritten: boolean;
}

async function canonicalBytes(
  body: string,
  { text, value }: { readonly text: string; readonly value: unknown },
  isSigned: boolean,
  subtle: SubtleCrypto,
): Promise<CanonicalBytes> {
  const bytes = utf8(text);
  const sha256 = toHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  return { text, bytes, sha256, notes: bodyNotes(body, text, value), isSigned };
}

const hasPassed = (checks: readonly Check[], id: CheckId): boolean =>
  checks.some((check) => check.id === id && check.result === 'passed');

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
  const signed = signedHere?.signature === written ? signedHere : undefined;
  const waitsFor = canonical.ok ? 'the key matches the signature' : 'the body is valid JSON';
  const content =
    canonical.ok && key !== undefined
      ? await checkContent(body, canonical, isSigned, signed?.text)
      : {
          checks: [
            unchecked('form', `It's checked once ${waitsFor}.`),
            unchecked('content', `It's checked once ${waitsFor}.`),
          ] as const,
        };
  const checks: readonly Check[] = [
    headers.ok
      ? passed('headers', 'Both headers are present.')
      : failed('headers', headers.problem, headers.fix),
    signature === undefined
      ? unchecked('signature', "There's no signature.")
      : signature.ok
        ? passed('signature', `It's valid base64 for ${String(signature.bytes.length)} bytes.`)
        : failed('signature', signature.problem, signature.fix),
    headers.ok
      ? checkVersion(headers.version, keyVersion)
      : unchecked('version', "There's no signature version."),
    canonical.ok ? passed('body', 'The body is valid JSON.') : failed('body', canonical.problem),
    canonical.ok
      ? checkClock(canonical.value, receivedAt)
      : unchecked('clock', "It's checked once the body is valid JSON."),
    opened.check,
    ...content.checks,
  ];
  const isUnchanged = hasPassed(content.checks, 'content');
  return {
    isGenuine: checks.every(({ result }) => result === 'passed'),
    checks,
    canonical: canonical.ok
      ? await canonicalBytes(body, canonical, hasPassed(content.checks, 'form'), subtle)
      : undefined,
    jsonPlace: canonical.ok ? undefined : canonical.place,
    change: 'change' in content ? content.change : undefined,
    isRewritten: isUnchanged && signed !== undefined && signed.body !== body,
  };
}
