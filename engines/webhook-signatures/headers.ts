/** Reads the headers of a delivery from what people paste: a log, a request, an object, options of cURL. */
import { fromBase64, type Bytes } from './bytes';

export const SIGNATURE_HEADER = 'BT-SIGNATURE';
export const VERSION_HEADER = 'BT-SIGNATURE-VERSION';

/** Values by lowercase name, in the order they were written. */
export type Headers = ReadonlyMap<string, readonly string[]>;

/** How much is read, in UTF-16 units. Servers take 8 to 64 kB of headers. */
const LONGEST_HEADERS = 64 * 1024;

/** `BT-SIGNATURE`, or how WSGI, Rack and PHP name it: `HTTP_BT_SIGNATURE`. */
function headerName(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/^http_/, '')
    .replaceAll('_', '-');
}

function fromObject(text: string): [string, string][] | undefined {
  try {
    const object: unknown = JSON.parse(text);
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
    return Object.entries(object as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
  } catch {
    return undefined;
  }
}

/** A line of headers: `Name: value`, with `-H '…'` of cURL, `>` of its log, or the quotes of an object around it. */
const LINE = /^[\s>]*(?:(?:-H|--header)\s+)?(?<open>['"]?)(?<name>[\w-]+)(?<close>['"]?)\s*:\s*(?<value>.*)$/;

/** A value without what is around it. */
function plainValue(value: string, open: string, close: string): string {
  const plain = value.replace(/\s*\\?\s*$/, '');
  if (open === '') return plain;
  if (close === '') return plain.endsWith(open) ? plain.slice(0, -1) : plain;
  return /^(['"])(.*)\1,?$/.exec(plain)?.[2] ?? plain.replace(/,$/, '');
}

function fromLines(text: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { open = '', name, close = '', value = '' } = LINE.exec(line)?.groups ?? {};
    const last = pairs.at(-1);
    if (name !== undefined) pairs.push([name, plainValue(value, open, close)]);
    // A long value that was wrapped, which is obsolete (RFC 9110, section 5.5).
    else if (last !== undefined && /^[ \t]+[^\s}]/.test(line)) last[1] += `\n${line.trim()}`;
  }
  return pairs;
}

/**
 * Reads headers from a JSON object, or from lines; lines of other shapes are left out.
 *
 * @param text only its first 64 kB are read
 */
export function parseHeaders(text: string): Headers {
  const read = text.slice(0, LONGEST_HEADERS);
  const headers = new Map<string, string[]>();
  for (const [written, value] of fromObject(read) ?? fromLines(read)) {
    const name = headerName(written);
    headers.set(name, [...(headers.get(name) ?? []), value]);
  }
  return headers;
}

/** What a delivery's headers say, or the first thing that's wrong with them. */
export type SignatureHeaders =
  | { readonly ok: true; readonly signature: string; readonly version: string }
  | { readonly ok: false; readonly problem: string; readonly fix: string };

const MISSING_FIX =
  'Read the headers before anything removes them: a gateway, a queue, or a log often keeps the body only. Many frameworks write header names in lowercase.';

/** The two headers of a signature, each there once. */
export function signatureHeaders(headers: Headers): SignatureHeaders {
  const names = [SIGNATURE_HEADER, VERSION_HEADER];
  const values = names.map(
    (name) => new Set(headers.get(name.toLowerCase())?.filter((value) => value !== '')),
  );
  const missing = names.filter((_, place) => values[place]?.size === 0);
  if (missing.length > 0)
    return {
      ok: false,
      problem: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, so there's nothing to verify. Reject the delivery.`,
      fix: MISSING_FIX,
    };
  const repeated = names.find((_, place) => (values[place]?.size ?? 0) > 1);
  if (repeated !== undefined)
    return {
      ok: false,
      problem: `${repeated} occurs more than once, with different values. Reject the delivery.`,
      fix: 'Paste the headers of one delivery.',
    };
  const [[signature = ''] = [], [version = ''] = []] = values.map((set) => [...set]);
  return { ok: true, signature, version };
}

/** A signature in bytes, or what's wrong with how it's written. */
export type Signature =
  | { readonly ok: true; readonly bytes: Bytes }
  | { readonly ok: false; readonly problem: string; readonly fix: string };

/** As long as a signature; a shorter row could be base64 as well. */
const HEX = /^[0-9a-f]{128,}$/i;

const MALFORMED: readonly (readonly [RegExp, string, string])[] = [
  [/^["'].*["']$/s, 'has quotes around it', 'Remove the quotes.'],
  [/\s/, 'has spaces or line breaks in it', 'Copy it again as one line.'],
  [/%(?:2B|2F|3D)/i, 'is URL-encoded', 'Decode `%2B`, `%2F`, and `%3D` first.'],
  [/\.\.\.|…/, 'was shortened', 'Copy the whole value: loggers often cut long headers.'],
  [HEX, 'looks like hex', 'The platform sends base64. Log the header as it arrived.'],
  [
    /^[\w-]+=*$/,
    'is base64url, or its end is missing',
    'The platform sends base64 with `+`, `/`, and padding.',
  ],
];

/** The shortest RSA signature that anyone would accept: 1024 bits. */
const SHORTEST_BYTES = 128;

/** Reads the value of `BT-SIGNATURE`. */
export function readSignature(written: string): Signature {
  const isHex = HEX.test(written);
  const bytes = isHex ? undefined : fromBase64(written);
  if (bytes === undefined) {
    const [, what = "isn't base64", fix = 'Log the header as it arrived.'] =
      MALFORMED.find(([pattern]) => pattern.test(written)) ?? [];
    return { ok: false, problem: `${SIGNATURE_HEADER} ${what}.`, fix };
  }
  if (bytes.length < SHORTEST_BYTES)
    return {
      ok: false,
      problem: `${SIGNATURE_HEADER} has ${String(bytes.length)} bytes, which is too short for an RSA signature.`,
      fix: 'Copy the whole value. A signature of a 2048-bit key has 256 bytes, which is 344 characters.',
    };
  return { ok: true, bytes };
}
