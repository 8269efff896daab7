/**
 * The grammar between `{{` and `}}`: a source and filters. Own, because Liquid knows no `token: <id>` and forgives
 * junk.
 */
import { syntaxFailure } from './errors';
import { KEYWORDS, type Keyword } from './types';

/** A literal, or the way to a value from a variable. */
export type Operand =
  | {
      readonly kind: 'literal';
      readonly value: null | boolean | number | string;
      readonly isDecimal: boolean;
    }
  | { readonly kind: 'path'; readonly root: string; readonly keys: readonly Operand[]; readonly at: number };

export interface ArgumentSyntax {
  readonly keyword?: string;
  readonly operand: Operand;
}

export interface FilterSyntax {
  readonly name: string;
  readonly args: readonly ArgumentSyntax[];
  /** As it is written, e.g. `reveal_last: 4`. */
  readonly text: string;
  /** In UTF-16 units from the start of the template. */
  readonly at: number;
}

export interface SourceSyntax {
  readonly text: string;
  readonly at: number;
  /** For `token: <id>` and the like. */
  readonly keyed?: { readonly keyword: Keyword; readonly id: string };
  /** Absent where the text isn't a literal or path: then it can only be an ID. */
  readonly operand?: Operand;
}

export interface PipelineSyntax {
  readonly source: SourceSyntax;
  readonly filters: readonly FilterSyntax[];
}

const KEYED = new RegExp(`^(${KEYWORDS.join('|')})\\s*:\\s*(.+)$`, 's');

const WORDS = new Map<string, null | boolean | string>([
  ['true', true],
  ['false', false],
  ['nil', null],
  ['null', null],
  ['empty', ''],
  ['blank', ''],
]);

/** Brackets in brackets. */
const DEEPEST = 20;

class Reader {
  readonly #text: string;
  readonly #from: number;
  #at: number;

  /** Reads `text`, which begins `from` units into the template, from `at` on. */
  constructor(text: string, from: number, at = 0) {
    this.#text = text;
    this.#from = from;
    this.#at = at;
  }

  get place(): number {
    return this.#from + this.#at;
  }

  get isAtEnd(): boolean {
    this.match(/\s*/y);
    return this.#at >= this.#text.length;
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  has(character: string): boolean {
    this.match(/\s*/y);
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  written(from: number): string {
    return this.#text.slice(from - this.#from, this.#at).trim();
  }

  operand(depth = 0): Operand | undefined {
    this.match(/\s*/y);
    const quoted = this.match(/'[^']*'|"[^"]*"/y);
    if (quoted !== undefined) return { kind: 'literal', value: quoted.slice(1, -1), isDecimal: false };
    const number = this.match(/-?\d+(?:\.\d+)?(?![\w.-])/y);
    if (number !== undefined)
      return { kind: 'literal', value: Number(number), isDecimal: number.includes('.') };
    const at = this.place;
    const root = this.match(/[\p{L}_][\p{L}\p{N}_-]*\??/uy);
    if (root === undefined || depth > DEEPEST) return undefined;
    const keys: Operand[] = [];
    for (;;) {
      if (this.match(/\./y) !== undefined) {
        const name = this.match(/[\p{L}\p{N}_-]+\??/uy);
        if (name === undefined) return undefined;
        keys.push({ kind: 'literal', value: name, isDecimal: false });
      } else if (this.match(/\[/y) !== undefined) {
        const key = this.operand(depth + 1);
        if (key === undefined || !this.has(']')) return undefined;
        keys.push(key);
      } else break;
    }
    const word = keys.length === 0 ? WORDS.get(root) : undefined;
    return word === undefined
      ? { kind: 'path', root, keys, at }
      : { kind: 'literal', value: word, isDecimal: false };
  }

  #argument(): ArgumentSyntax {
    this.match(/\s*/y);
    const keyword = this.match(/[a-zA-Z_]\w*(?=\s*:)/y);
    if (keyword !== undefined) this.has(':');
    const operand = this.operand();
    if (operand === undefined)
      throw syntaxFailure(
        "An argument is missing or invalid. Write a number, a string in quotes such as 'X', or a path such as data.name.",
        this.place,
      );
    return { keyword, operand };
  }

  filter(): FilterSyntax {
    this.match(/\s*/y);
    const at = this.place;
    const name = this.match(/[a-zA-Z_]\w*/y);
    if (name === undefined)
      throw syntaxFailure('A filter name is missing after "|". Add one, or remove "|".', at);
    const args: ArgumentSyntax[] = [];
    if (this.has(':')) {
      do args.push(this.#argument());
      while (this.has(','));
    }
    return { name, args, text: this.written(at), at };
  }
}

/** Where the source ends: at the first pipe outside of quotes, or at the first at all where quotes are not closed. */
function sourceEnd(text: string): number {
  const [outside = ''] = /^(?:[^|'"]|'[^']*'|"[^"]*")*/.exec(text) ?? [];
  if (outside.length === text.length || text[outside.length] === '|') return outside.length;
  const pipe = text.indexOf('|');
  return pipe === -1 ? text.length : pipe;
}

function readSource(written: string, from: number): SourceSyntax {
  const text = written.trim();
  const at = from + (written.length - written.trimStart().length);
  if (text === '')
    throw syntaxFailure('Nothing is between "{{" and the end or "|". Write what to read, such as data.', at);
  const [, keyword, rest] = KEYED.exec(text) ?? [];
  if (rest !== undefined) {
    const [, quote, quoted] = /^(['"])(.*)\1$/s.exec(rest) ?? [];
    return {
      text,
      at,
      keyed: { keyword: keyword as Keyword, id: quote === undefined ? rest : (quoted ?? '') },
    };
  }
  const reader = new Reader(text, at);
  const operand = reader.operand();
  return { text, at, operand: reader.isAtEnd ? operand : undefined };
}

/**
 * Reads what is between `{{` and `}}`. `from`: where `content` begins in the template, in UTF-16 units. Throws an
 * `ExpressionFailure` with the place of the mistake.
 */
export function parsePipeline(content: string, from: number): PipelineSyntax {
  const end = sourceEnd(content);
  const source = readSource(content.slice(0, end), from);
  const reader = new Reader(content, from, end);
  const filters: FilterSyntax[] = [];
  while (!reader.isAtEnd) {
    if (!reader.has('|'))
      throw syntaxFailure('"|" or "," is missing here. Write "|" before each filter.', reader.place);
    filters.push(reader.filter());
  }
  return { source, filters };
}
