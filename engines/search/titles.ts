import { ROW_LEVEL, type SearchDoc } from './documents';
import type { SectionPosition } from './places';
import type { Alternative, QueryWord, ReadQuery } from './read-query';
import { indexTerms } from './words';

/** Titles of sections: the heading, or the title of the page. */
export interface Titles {
  /** The distinct terms of a title; none for the row of a table, whose name is found like its text. */
  readonly termsOf: (place: SectionPosition) => readonly string[];
  /**
   * Whether other sections have the title too, as "Errors" of many pages: it describes what it is about only with its page.
   */
  readonly isShared: (place: SectionPosition) => boolean;
}

/** Reads titles when they are asked for, each once. */
export function createTitles(docs: readonly SearchDoc[]): Titles {
  const known = new Map<string, readonly string[]>();
  const headings = docs.flatMap(({ sections }) =>
    sections.filter(({ level }) => level < ROW_LEVEL).map(({ heading }) => heading),
  );
  const counts = new Map<string, number>();
  for (const heading of headings) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return {
    termsOf: ({ page, section }) => {
      const doc = docs[page];
      const { heading, level } = doc?.sections[section] ?? {};
      if (doc === undefined || level === ROW_LEVEL) return [];
      const title = heading || doc.title;
      const terms = known.get(title) ?? [...new Set(indexTerms(title))];
      known.set(title, terms);
      return terms;
    },
    isShared: ({ page, section }) => {
      const heading = docs[page]?.sections[section]?.heading ?? '';
      return heading !== '' && (counts.get(heading) ?? 0) > 1;
    },
  };
}

/** A section, with what its title and its names say. */
interface Titled {
  readonly doc: SearchDoc;
  /** Its number within the page. */
  readonly section: number;
  readonly title: readonly string[];
  readonly isShared: boolean;
  /** The title of its page. */
  readonly above: readonly string[];
  /** For each word of the query the terms of it that are names which the section documents. */
  readonly named: readonly (readonly string[])[];
}

/**
 * A title that only begins with the word, has another word for it, or has it in the title of its page, can be meant or
 * not.
 */
const BEGINNING = 0.7;
const SYNONYM = 0.7;
const ABOVE = 0.5;
/** How much the words that a title has besides the query's, and the words that it holds only nearly, count. */
const CLOSENESS_POWER = 2;
/** How much a title counts that holds every word together with its page's, or that other sections have too. */
const WITH_PAGE = 1.5;

/** How far a term meets a word: not, as the beginning of another word, or as the word itself. */
function met(own: string, alternatives: readonly Alternative[]): number {
  return Math.max(
    0,
    ...alternatives.map(({ term, prefix = false, isPart = false }) => {
      if (isPart) return 0;
      if (own === term) return 1;
      return prefix && own.startsWith(term) ? BEGINNING : 0;
    }),
  );
}

/** How far the terms of a section meet a word. */
function bestMet(terms: readonly string[], alternatives: readonly Alternative[]): number {
  return Math.max(0, ...terms.map((own) => met(own, alternatives)));
}

const isPath = ({ said }: QueryWord): boolean => /(?:^|\s)\//.test(said);

/** The one word that means the same as one word of the query. */
function synonymsOf(word: number, { synonyms }: ReadQuery): readonly string[] {
  return synonyms
    .filter(({ words, terms }) => words.length === 1 && words[0] === word && terms.length === 1)
    .flatMap(({ terms }) => terms);
}

/** How well the title of a section matches a query. */
export interface TitleAnswer {
  /** 2 for a title that is the query, 1 for one that holds every word that the query needs, 0 for any other. */
  readonly tier: number;
  /** By how much the title raises the score of its section. */
  readonly factor: number;
}

const NO_ANSWER: TitleAnswer = { tier: 0, factor: 1 };

/**
 * Compares the title of a section with a query. The endpoint of an operation is a title too, and so is the language of
 * the page about an SDK.
 */
export function titleAnswer(
  query: ReadQuery,
  { doc, section, title, isShared, above, named }: Titled,
): TitleAnswer {
  const { words, languages, asksForSdk } = query;
  const level = doc.sections[section]?.level ?? ROW_LEVEL;
  if (asksForSdk && doc.sdkOf?.includes(languages[0] ?? '') === true)
    return level === 1 ? { tier: 2, factor: 1 } : NO_ANSWER;
  // The whole path, not a part of it; rows and introductions only mention it.
  const isOperation = level > 1 && level < ROW_LEVEL;
  const own = words.map((word, index) => {
    if (isPath(word)) return isOperation ? bestMet(named[index] ?? [], word.alternatives) : 0;
    const said = bestMet(title, word.alternatives);
    return said > 0 || !synonymsOf(index, query).some((term) => title.includes(term)) ? said : SYNONYM;
  });
  const withAbove = own.map((one, index) => one || ABOVE * bestMet(above, words[index]?.alternatives ?? []));
  const hasAll = (all: readonly number[]): boolean =>
    all.every((one, index) => one > 0 || words[index]?.isOptional === true);
  const others = title.filter((term) => words.every(({ alternatives }) => met(term, alternatives) === 0));
  const closeness = (all: readonly number[]): number =>
    words.some(isPath) ? 1 : all.reduce((total, one) => total + one, 0) / (words.length + others.length);
  if (hasAll(own) && !isShared) {
    const close = closeness(own);
    return { tier: close === 1 ? 2 : 1, factor: close ** CLOSENESS_POWER };
  }
  return own.some((one) => one > 0) && hasAll(withAbove)
    ? { tier: 0, factor: 1 + WITH_PAGE * closeness(withAbove) }
    : NO_ANSWER;
}
