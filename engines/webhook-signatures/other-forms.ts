/** What signers and receivers sign by mistake instead of the canonical form. */
import { CANONICAL_STYLE, writeJson } from './canonical-form';

/** A form of a body that a signature can be of. */
export interface OtherForm {
  /** Follows "The signature matches". */
  readonly is: string;
  readonly text: string;
}

const ESCAPE = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const quoteAscii = (text: string): string => JSON.stringify(text).replace(/[\u007f-\uffff]/g, ESCAPE);
const quoteHtml = (text: string): string => JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, ESCAPE);

/** As Python, Go and most databases sort: an emoji after `U+E000`. */
function byCodePoint(left: string, right: string): number {
  const points = [left, right].map((text) => Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const [first = [], second = []] = points;
  const place = first.findIndex((point, index) => point !== second[index]);
  return place === -1 ? first.length - second.length : (first[place] ?? 0) - (second[place] ?? -1);
}

const unsorted = { ...CANONICAL_STYLE, order: undefined };

/**
 * The forms that occur in practice, the likely ones first.
 *
 * @param body as it arrived
 * @param value what `JSON.parse` makes of it
 */
export function otherForms(body: string, value: unknown): readonly OtherForm[] {
  const event = (value as { readonly event?: unknown } | null)?.event;
  return [
    { is: 'the body exactly as you pasted it', text: body },
    { is: 'the body with a line break at its end', text: `${body}\n` },
    { is: 'the body without the whitespace at its ends', text: body.trim() },
    { is: 'the body with Windows line ends (CRLF)', text: body.replace(/\r?\n/g, '\r\n') },
    { is: 'the body with Unix line ends (LF)', text: body.replaceAll('\r\n', '\n') },
    { is: "compact JSON whose keys aren't sorted", text: writeJson(value, unsorted) },
    {
      is: 'sorted JSON with a space after each comma and colon',
      text: writeJson(value, { ...CANONICAL_STYLE, space: ' ' }),
    },
    {
      is: 'sorted JSON that escapes every character outside ASCII',
      text: writeJson(value, { ...CANONICAL_STYLE, quote: quoteAscii }),
    },
    {
      is: 'sorted JSON with spaces, and with every character outside ASCII escaped',
      text: writeJson(value, { ...CANONICAL_STYLE, quote: quoteAscii, space: ' ' }),
    },
    {
      is: 'sorted JSON that escapes `<`, `>`, and `&`',
      text: writeJson(value, { ...CANONICAL_STYLE, quote: quoteHtml }),
    },
    {
      is: 'JSON whose keys are sorted by code point, which puts an emoji after `U+E000`',
      text: writeJson(value, { ...CANONICAL_STYLE, order: byCodePoint }),
    },
    { is: 'indented JSON', text: JSON.stringify(value, null, 2) },
    ...(event === undefined ? [] : [{ is: 'the `event` alone', text: writeJson(event, CANONICAL_STYLE) }]),
  ];
}
