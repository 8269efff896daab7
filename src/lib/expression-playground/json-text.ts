/**
 * JSON as its writer sees it: where it stops being JSON, and where a character of one of its strings is written.
 * `JSON.parse` says neither in the same way in all browsers. The grammar is RFC 8259.
 */

/** Levels of arrays and objects in each other, as in `src/lib/expressions/limits.ts`. */
const DEEPEST = 100;

/** Why it isn't JSON, as a sentence without a place, and the offset in UTF-16 units. */
export interface JsonMistake {
  readonly sentence: string;
  readonly offset: number;
}

class Mistake extends Error {
  readonly offset: number;

  constructor(sentence: string, offset: number) {
    super(sentence);
    this.offset = offset;
  }
}

/** Called for each string that is a value, with its JSON Pointer (RFC 6901) and the offset of its opening quote. */
type OnString = (pointer: string, quote: number) => void;

const STRING = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SPACE = /[ \t\n\r]*/y;

class Reader {
  readonly #text: string;
  readonly #onString: OnString;
  #at = 0;

  constructor(text: string, onString: OnString) {
    this.#text = text;
    this.#onString = onString;
  }

  document(): void {
    this.#space();
    this.#value('', 0);
    this.#space();
    if (this.#at < this.#text.length)
      this.#fail('Only one JSON value can be here. Remove what comes after it.');
  }

  #fail(sentence: string): never {
    throw new Mistake(sentence, Math.min(this.#at, this.#text.length));
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #space(): void {
    this.#match(SPACE);
  }

  #has(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    this.#space();
    return true;
  }

  #string(): string {
    const written = this.#match(STRING);
    if (written !== undefined) return written;
    return this.#fail(
      'This string doesn’t end, or has a character that JSON doesn’t allow. Close it with ", write " within it as \\", and a line break as \\n.',
    );
  }

  #value(pointer: string, depth: number): void {
    if (depth > DEEPEST)
      this.#fail(`This is more than ${DEEPEST} levels deep. Nest fewer objects and arrays.`);
    const first = this.#text[this.#at];
    if (first === '"') {
      this.#onString(pointer, this.#at);
      this.#string();
    } else if (first === '{') this.#members(pointer, depth);
    else if (first === '[') this.#items(pointer, depth);
    else if (this.#match(NUMBER) === undefined && this.#match(WORD) === undefined)
      this.#fail(this.#missing());
  }

  #missing(): string {
    const next = this.#text[this.#at];
    if (next === undefined) return 'The JSON ends here, and a value is missing.';
    if (next === "'") return 'JSON has double quotes. Write " instead of \'.';
    return 'A JSON value is missing here. Write a string in double quotes, a number, true, false, null, an object, or an array.';
  }

  #members(pointer: string, depth: number): void {
    this.#at += 1;
    this.#space();
    if (this.#has('}')) return;
    do {
      if (this.#text[this.#at] !== '"') this.#fail('A property’s name in double quotes is missing here.');
      const name = JSON.parse(this.#string()) as string;
      this.#space();
      if (!this.#has(':')) this.#fail('A colon is missing between the property’s name and its value.');
      this.#value(`${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
      this.#space();
    } while (this.#has(','));
    this.#end('}');
  }

  #items(pointer: string, depth: number): void {
    this.#at += 1;
    this.#space();
    if (this.#has(']')) return;
    let index = 0;
    do {
      this.#value(`${pointer}/${String(index)}`, depth + 1);
      index += 1;
      this.#space();
    } while (this.#has(','));
    this.#end(']');
  }

  #end(bracket: string): void {
    if (this.#text[this.#at] !== bracket) this.#fail(`A comma or "${bracket}" is missing here.`);
    this.#at += 1;
  }
}

/** The first place where it isn't JSON, or undefined. Never throws. */
export function jsonMistake(text: string): JsonMistake | undefined {
  try {
    new Reader(text, () => undefined).document();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Mistake) return { sentence: thrown.message, offset: thrown.offset };
    return { sentence: 'This isn’t JSON that can be read here. Write less of it.', offset: 0 };
  }
}

/** How many units of the text write the next unit of a string. */
function writtenLength(text: string, at: number): number {
  if (text[at] !== '\\') return 1;
  return text[at + 1] === 'u' ? 6 : 2;
}

/**
 * Where a character of a string in a JSON document is written.
 *
 * @param text the document
 * @param pointer JSON Pointer of the string
 * @param offset of the character in the value of the string, in UTF-16 units
 * @returns the offset in the document, or 0 where it has no such string
 */
export function writtenOffset(text: string, pointer: string, offset: number): number {
  let quote: number | undefined;
  try {
    new Reader(text, (one, at) => {
      if (one === pointer) quote = at;
    }).document();
  } catch {
    return 0;
  }
  if (quote === undefined) return 0;
  let at = quote + 1;
  for (let passed = 0; passed < offset && text[at] !== '"' && at < text.length; passed += 1)
    at += writtenLength(text, at);
  return at;
}
