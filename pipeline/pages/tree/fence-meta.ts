/** What can follow the language of a fence. */
export interface FenceGrammar {
  readonly attributes: readonly string[];
  readonly words: readonly string[];
  readonly lines: boolean;
}

/** What is written there. */
export interface FenceMeta {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly words: ReadonlySet<string>;
  /** Lines in braces, e.g. `{1,3-5}`, counted from 1. */
  readonly lines: readonly number[];
}

const PART = /(?<name>[\w-]+)=(?<value>"(?:[^"\\]|\\.)*")(?!\S)|\{(?<lines>[^}]*)\}(?!\S)|(?<word>\S+)/g;

function readLines(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (first === undefined || count < 1) {
      throw new Error(
        `"{${text}}" does not name lines. Write numbers and ranges from low to high, e.g. {1,3-5}.`,
      );
    }
    return Array.from({ length: count }, (_, index) => Number(first) + index);
  });
}

function describeGrammar({ attributes, words, lines }: FenceGrammar): string {
  return [...attributes.map((name) => `${name}="…"`), ...words, ...(lines ? ['{1,3-5}'] : [])].join(', ');
}

/**
 * Reads what follows the language of a fence: `title="app.ts" {1,3-5} wrap`. A value is quoted as in
 * JSON; in a page a backslash is written twice, since Markdown takes the first away.
 *
 * @throws a sentence without the place, for anything that the grammar does not know
 */
export function parseFenceMeta(meta: string, grammar: FenceGrammar): FenceMeta {
  const attributes: Record<string, string> = {};
  const words = new Set<string>();
  const lines: number[] = [];
  for (const { 0: part, groups = {} } of meta.matchAll(PART)) {
    if (groups.name !== undefined && groups.value !== undefined && grammar.attributes.includes(groups.name)) {
      attributes[groups.name] = JSON.parse(groups.value) as string;
    } else if (groups.lines !== undefined && grammar.lines) {
      lines.push(...readLines(groups.lines));
    } else if (groups.word !== undefined && grammar.words.includes(groups.word)) {
      words.add(groups.word);
    } else {
      throw new Error(`"${part}" after the fence means nothing. It takes: ${describeGrammar(grammar)}.`);
    }
  }
  return { attributes, words, lines };
}
