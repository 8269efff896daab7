/** Bytes as people write them: base64, hex, and where two rows of bytes part. */

/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** UTF-8; half of a surrogate pair becomes U+FFFD, as every library writes it. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Base64 with `+`, `/` and padding (RFC 4648, section 4). */
export function toBase64(bytes: Bytes): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Reads base64 without whitespace, with padding.
 *
 * @returns undefined if the text isn't that
 */
export function fromBase64(text: string): Bytes | undefined {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Lowercase hex without separators. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PER_LINE = 16;

/**
 * Bytes as lines of offset, hex, and ASCII, such as `hexdump -C` prints them.
 *
 * @param count how many bytes at most
 * @param from offset of the first. The start of its line is shown too
 */
export function hexView(bytes: Bytes, count: number, from = 0): string {
  const start = Math.floor(Math.max(0, from) / PER_LINE) * PER_LINE;
  const shown = bytes.subarray(start, start + count);
  const lines = Array.from({ length: Math.ceil(shown.length / PER_LINE) }, (_, line) => {
    const part = Array.from(shown.subarray(line * PER_LINE, (line + 1) * PER_LINE));
    const hex = part.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = part
      .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
      .join('');
    const offset = (start + line * PER_LINE).toString(16).padStart(4, '0');
    return `${offset}  ${hex.padEnd(PER_LINE * 3 - 1)}  ${ascii}`;
  });
  return lines.join('\n');
}

/** Where two rows of bytes part; a row that ends there has no byte. */
export interface ByteDifference {
  /** Counted from 0. */
  readonly offset: number;
  readonly expected: number | undefined;
  readonly found: number | undefined;
}

/**
 * The first byte that differs.
 *
 * @returns undefined if the rows are equal
 */
export function firstDifference(expected: Bytes, found: Bytes): ByteDifference | undefined {
  const length = Math.max(expected.length, found.length);
  for (let offset = 0; offset < length; offset++)
    if (expected[offset] !== found[offset])
      return { offset, expected: expected[offset], found: found[offset] };
  return undefined;
}
