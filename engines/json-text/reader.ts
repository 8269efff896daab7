/** Reads JSON by its grammar (RFC 8259), up to the first place that breaks it. */

/** Levels of arrays and objects in each other, as in `engines/expressions/limits.ts`. */
export const DEEPEST = 100;

/** What's wrong with a string where these characters can't be part of it. */
function brokenString(next: string): string {
  if (next === '') return "This string isn't closed. Add a double quote at its end.";
  if (next.startsWith('\\'))
    return `JSON has no escape "${next}". Write a backslash as \\\\, and any other character as it is or as \\u and four hex digits.`;
  if (/^[\n\r]/.test(next))
    return "This string isn't closed before the line ends. Add a double quote, or write a line break in it as \\n.";
  const code = next.charCodeAt(0).toString(16).padStart(4, '0');
  return `This string contains a control character. Write it as \\u${code}, or remove it.`;
}

/** A place that breaks the grammar, and a sentence about it. */
export class Mistake extends Error {
  readonly offset: number;

  constructor(sentence: string, offset: number) {
    super(sentence);
    this.offset = offset;
  }
}

/** Called for each value, with its JSON Pointer (RFC 6901). It's written from `start` up to, not including, `end`. */
type OnValue = (pointer: string, start: number, end: number) => void;

const STRING_START = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/uy;
const STRING = new RegExp(`${STRING_START.source}"`, 'uy');
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
const SPACE = /[ \t\n\r]*/y;

export class Reader {
  readonly #text: string;
  readonly #onValue: OnValue;
  #at = 0;

  constructor(text: string, onValue: OnValue) {
    this.#text = text;
    this.#onValue = onValue;
  }

  /** @throws Mistake at the first place that isn't JSON */
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
    const quote = this.#at;
    this.#match(STRING_START);
    const sentence = brokenString(this.#text.slice(this.#at, this.#at + 2));
    if (this.#at >= this.#text.length) this.#at = quote;
    return this.#fail(sentence);
  }

  #value(pointer: string, depth: number): void {
    if (depth > DEEPEST)
      this.#fail(`This is more than ${DEEPEST} levels deep. Nest fewer objects and arrays.`);
    const start = this.#at;
    const first = this.#text[start];
    if (first === '"') this.#string();
    else if (first === '{') this.#members(pointer, depth);
    else if (first === '[') this.#items(pointer, depth);
    else if (this.#match(NUMBER) === undefined && this.#match(WORD) === undefined)
      this.#fail(this.#missing());
    this.#onValue(pointer, start, this.#at);
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
      if (this.#text[this.#at] !== '"') this.#fail("A property's name in double quotes is missing here.");
      const name = JSON.parse(this.#string()) as string;
      this.#space();
      if (!this.#has(':')) this.#fail("A colon is missing between the property's name and its value.");
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
