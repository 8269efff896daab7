// cspell:ignore ation ations iers ying ication ications
import { stemmer } from 'stemmer';

/** Words in nearly every section, which distinguish none from another. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be been being but by can could did do does doing for from had has have having he her his how i
  if in into is it its itself me my of off on or our out own she should so some such than that the their them then there
  these they this those to too under up us very want wants was we were what when where which while who whom why will with would you
  your yours`.split(/\s+/),
);

/** What a string is cut into, in the order of preference. */
const CHUNKS = new RegExp(
  [
    // A method with its path stays together: POST /tokens.
    String.raw`\b(?:get|post|put|patch|delete)\s+/[\p{L}\p{N}{}\-_:./]*`,
    // A card number in groups is one number.
    String.raw`\d(?:[ -]?\d){11,18}(?!\d)`,
    String.raw`/[\p{L}\p{N}{}\-_:./]+`,
    String.raw`\.net\b`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}\-_:./{}+#@$]*`,
  ].join('|'),
  'giu',
);

const METHOD_AND_PATH = /^([a-z]+)\s+(\/.*)$/i;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LONGEST_WORD = 48;

/** One word of a string or a query, in the form in which the index holds it. */
export interface Word {
  /** As it was written, in lower case. */
  readonly written: string;
  /** A plain word's stem; a symbol such as `token:create` or `bt-api-key` whole. */
  readonly term: string;
  /** Terms of the parts of a symbol; empty for a plain word. */
  readonly parts: readonly string[];
}

/** The stem of a word in lower case: `rotating`, `rotates` and `rotation` have one. */
function stem(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  // Porter's rules would make one word of "token" and "tokenize", and two of "verify" and "verification".
  const verb =
    /^(.{3,}i)[sz](?:e|es|ed|er|ers|ing|ation|ations)$/.exec(word)?.[1] ??
    /^(.{2,}if)(?:y|ies|ied|ier|iers|ying|ication|ications)$/.exec(word)?.[1];
  return verb === undefined ? stemmer(word) : verb.endsWith('if') ? verb : `${verb}z`;
}

function isTelling(word: string): boolean {
  return (word.length > 1 || /\d/.test(word)) && !STOP_WORDS.has(word);
}

function splitSymbol(symbol: string): string[] {
  return symbol
    .replace(/([\p{Ll}\d])(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(isTelling);
}

/** A path with its variables and IDs written alike: `/tokens/{}`. */
function normalizedPath(path: string): string {
  return path
    .toLowerCase()
    .replace(UUID, '{}')
    .replace(/\{[^}]*\}?|(?<=\/):[a-z_]+/g, '{}')
    .replace(/[-_:./]+$/, '');
}

/** Readers leave the version out: `/v2/tokens` is `/tokens` too. */
const VERSION = /^\/v\d+(?=\/)/;

function readPath(chunk: string): Word {
  const [, method = '', path = chunk] = METHOD_AND_PATH.exec(chunk) ?? [];
  const normal = normalizedPath(path);
  const paths = [...new Set([normal, normal.replace(VERSION, '')])];
  const prefix = method === '' ? '' : `${method.toLowerCase()} `;
  const term = prefix + normal;
  const symbols = new Set([...paths.map((one) => prefix + one), ...paths.filter((one) => one !== '')]);
  symbols.delete(term);
  return { written: chunk.toLowerCase(), term, parts: [...symbols, ...splitSymbol(normal).map(stem)] };
}

/** A chunk without the punctuation of the sentence that it ends. */
function withoutEnding(chunk: string): string {
  return chunk.replace(/[-_:./{}+@$]+$/, '');
}

function readChunk(chunk: string): Word | undefined {
  if (chunk.includes('/') && /^(?:\/|[a-z]+\s)/i.test(chunk)) return readPath(chunk);
  if (/^\d[\d -]{11,}$/.test(chunk)) {
    const digits = chunk.replace(/\D/g, '');
    return { written: digits, term: digits, parts: [] };
  }
  const trimmed = withoutEnding(chunk);
  if (trimmed === '' || trimmed.length > LONGEST_WORD || trimmed.search(UUID) === 0) return undefined;
  const written = trimmed.toLowerCase();
  const parts = splitSymbol(trimmed);
  const isPlain = parts.length < 2 && /^[\p{L}\p{N}#]+$/u.test(written);
  if (isPlain) return isTelling(written) ? { written, term: stem(written), parts: [] } : undefined;
  return { written, term: stem(written), parts: parts.map(stem) };
}

/** A word and where it is in the text that it was read from: from `start` up to, not including, `end`. */
export interface PlacedWord extends Word {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the words of a string that is shown, so that they can be marked in it.
 *
 * @param text plain text of any length
 */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(CHUNKS)].flatMap(({ 0: chunk, index }) => {
    const word = readChunk(chunk.normalize('NFKC'));
    // The last brace of `/tokens/{id}` belongs to it.
    const shown = chunk.includes('{') ? chunk.replace(/[-_:./]+$/, '') : withoutEnding(chunk);
    return word === undefined ? [] : [{ ...word, start: index, end: index + shown.length }];
  });
}

/**
 * Cuts a string or a query into words. Platform names stay whole and are cut into their parts as well.
 *
 * @param text plain text of any length
 */
export function readWords(text: string): Word[] {
  return [...text.normalize('NFKC').matchAll(CHUNKS)].flatMap(([chunk]) => readChunk(chunk) ?? []);
}

/** The terms that a string is indexed by: its words, its symbols and their parts. */
export function indexTerms(text: string): string[] {
  return readWords(text).flatMap(({ term, parts }) => [term, ...parts]);
}
