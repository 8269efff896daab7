/**
 * The form of a body that the platform signs: JSON without whitespace, with the keys of every object sorted by UTF-16
 * code unit, and everything else as JavaScript writes it. It's what `stableStringify` of the sample `verify-webhook`
 * makes.
 */

import { DEEPEST, jsonMistake, placeAt, type TextPosition } from '../json-text';

/** How long a body can be, in UTF-16 units: the most that the webhook receiver of this site reads. */
const LONGEST_BODY = 1024 * 1024;

/** A body in its canonical form, or a sentence with what it is instead of JSON. */
export type Canonical =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | {
      readonly ok: false;
      readonly problem: string;
      /** Where it stops being JSON. */ readonly place?: TextPosition;
    };

/** How the keys of an object are ordered, and how a string is written. */
export interface Style {
  readonly order: ((left: string, right: string) => number) | undefined;
  readonly quote: (text: string) => string;
  /** After the comma, and after the colon: nothing, or a space. */
  readonly space: '' | ' ';
}

/** JavaScript compares strings by UTF-16 code unit. */
export const CANONICAL_STYLE: Style = {
  order: (left, right) => (left < right ? -1 : 1),
  quote: JSON.stringify,
  space: '',
};

/** A value of `JSON.parse` as JSON in a style. */
export function writeJson(value: unknown, style: Style): string {
  const { order, quote, space } = style;
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item, style)).join(`,${space}`)}]`;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (order !== undefined) entries.sort(([left], [right]) => order(left, right));
  const members = entries.map(([key, member]) => `${quote(key)}:${space}${writeJson(member, style)}`);
  return `{${members.join(`,${space}`)}}`;
}

/** A value of `JSON.parse` in the form that is signed. */
export function canonicalJson(value: unknown): string {
  return writeJson(value, CANONICAL_STYLE);
}

/** How many levels JSON has, without reading it: `JSON.parse` and what follows it call themselves for each. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

/** What a body that starts like this is, for the mistakes that bodies are pasted with. */
const MISTAKEN: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'The body is empty. Paste it exactly as it arrived.'],
  [
    /^\uFEFF/,
    "The body begins with a byte order mark (`ef bb bf`), which isn't JSON. An editor might have added it: save the file without one.",
  ],
  [/^\s*</, 'The body is HTML or XML, not JSON.'],
  [/^[A-Z]+ \S+ HTTP\//, 'The body begins with a request line. Paste the headers into their own field.'],
  [
    /^\s*\[object Object\]/,
    'The body is `[object Object]`: code turned a parsed body into a string. Keep the raw body instead.',
  ],
  [
    /^\s*\{\s*'/,
    "The body has single quotes, so it's a printed object, not JSON. Log the raw body instead of the parsed one.",
  ],
];

/**
 * Puts a body into the form that's signed.
 *
 * @param body as it arrived
 */
export function canonicalForm(body: string): Canonical {
  if (body.length > LONGEST_BODY)
    return { ok: false, problem: 'The body is longer than 1 MB. A delivery is much shorter.' };
  const mistake = MISTAKEN.find(([pattern]) => pattern.test(body));
  if (mistake !== undefined) return { ok: false, problem: mistake[1] };
  if (depthOf(body) > DEEPEST)
    return {
      ok: false,
      problem: `The body has more than ${String(DEEPEST)} levels. A delivery has fewer than ten.`,
    };
  try {
    const value: unknown = JSON.parse(body);
    return { ok: true, text: canonicalJson(value), value };
  } catch {
    const { sentence, offset } = jsonMistake(body) ?? { sentence: 'It ends too early.', offset: body.length };
    const place = placeAt(body, offset);
    return {
      ok: false,
      problem: `The body isn't valid JSON (line ${String(place.line)}, column ${String(place.column)}). ${sentence}`,
      place,
    };
  }
}

/**
 * How a body differs from its canonical form, as sentences. None of that changes the signature, but code that verifies
 * the body as it arrived fails.
 *
 * @param canonical the form of that body
 */
export function bodyNotes(body: string, canonical: string, value: unknown): readonly string[] {
  if (body === canonical) return [];
  const compact = body.replace(/("(?:[^"\\]|\\[\s\S])*")|[\t\n\r ]+/g, '$1');
  const rewritten = JSON.stringify(value);
  const notes = [
    [body.includes('\r\n'), 'It has Windows line ends (CRLF).'],
    [/[\r\n]$/.test(body), 'It ends with a line break.'],
    [compact !== body, 'It has whitespace between values.'],
    [rewritten !== canonical, "Its keys aren't sorted."],
    [
      compact !== rewritten,
      'Some strings or numbers are written in another way than JavaScript writes them, such as `\\u00e9`, `\\/`, or `1.0`, or a key occurs twice.',
    ],
  ] as const;
  return notes.filter(([applies]) => applies).map(([, note]) => note);
}

/** A body of bytes as text, or why it isn't text. */
export type DecodedBody =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** Reads the bytes of a body, which JSON has in UTF-8 (RFC 8259, section 8.1). A byte order mark stays. */
export function decodeBody(bytes: Uint8Array<ArrayBuffer>): DecodedBody {
  if (bytes.length > LONGEST_BODY)
    return { ok: false, problem: 'The file is longer than 1 MB. A delivery is much shorter.' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return {
      ok: false,
      problem:
        "The file isn't UTF-8, so it isn't a body as it arrived. It might be compressed, or saved in another encoding.",
    };
  }
}
