import type { QueryWords } from './index-file';
import { languagesNamed, namesServerLanguage, type LanguageNames } from './languages';
import { meantWords } from './spelling';
import type { Vocabulary } from './vocabulary';
import { indexTerms, readWords, type Word } from './words';

/** One way that a word of the query can be met. */
export interface Alternative {
  readonly term: string;
  readonly boost: number;
  /** Terms that begin with it count too. */
  readonly prefix?: boolean;
  /** It is a part of the symbol that was typed, such as the `token` of `token:create`. */
  readonly isPart?: boolean;
}

/** A word of the query: a section that meets one of the alternatives has the word. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  /** As it was typed; a misspelled word as it was meant. */
  readonly said: string;
  /**
   * A section can match the query without it too: a word of the question, or the language that the reader wants it in.
   */
  readonly isOptional?: boolean;
}

/** What is marked for a query, in results and on their pages. */
export interface Marks {
  /** Words separated by spaces. */
  readonly words: string;
  /** Their terms. */
  readonly terms: readonly string[];
  /** The word that the reader is still typing: words that begin with it are marked too. */
  readonly beginning?: string;
}

/** Other words for a part of the query; a section that has all of them counts. */
export interface Synonym {
  readonly terms: readonly string[];
  /** Places of the words of the query that it replaces. */
  readonly words: readonly number[];
}

/** A query in the form that the engine reads. */
export interface ReadQuery {
  readonly words: readonly QueryWord[];
  readonly synonyms: readonly Synonym[];
  /** Languages that it names, the likeliest first. */
  readonly languages: readonly string[];
  /** Whether it names nothing but a language and perhaps that an SDK is wanted. */
  readonly asksForSdk: boolean;
  readonly marks: Marks;
}

/** How much of a query is read, so that the time is bounded whatever is pasted. */
const LONGEST_QUERY = 500;
const MOST_WORDS = 12;

/** Words of a question that sections have too, so that the index keeps them. */
const WORDS_OF_QUESTIONS: ReadonlySet<string> = new Set(
  'get gets getting happen happens mean means need needs please tell work works'.split(' '),
);
/** What the name of a language is followed by: the reader of "python sdk" wants that of Python. */
const WORDS_FOR_SDKS: ReadonlySet<string> = new Set('sdk sdks library client package lib'.split(' '));

const BOOST = {
  exact: 1,
  unfinished: 0.4,
  prefix: 0.8,
  symbol: 3,
  symbolPrefix: 2,
  part: 0.5,
  meant: 0.7,
};

function plainWord(
  { written, term }: Pick<Word, 'written' | 'term'>,
  isLast: boolean,
  terms: Vocabulary,
): QueryWord {
  const said = written;
  const exact = terms.has(term) ? [{ term, boost: BOOST.exact }] : [];
  if (exact.length > 0 && !isLast) return { said, alternatives: exact };
  if (terms.hasPrefix(written)) {
    const boost = exact.length > 0 ? BOOST.unfinished : BOOST.prefix;
    return { said, alternatives: [...exact, { term: written, boost, prefix: true }] };
  }
  if (exact.length > 0) return { said, alternatives: exact };
  const meant = meantWords(written, terms);
  return {
    said: meant.length > 0 ? meant.join(' ') : written,
    alternatives: [...new Set(meant.flatMap(indexTerms))]
      .filter(terms.has)
      .map((other) => ({ term: other, boost: BOOST.meant })),
  };
}

function symbolWords({ written, term, parts }: Word, isLast: boolean, terms: Vocabulary): QueryWord[] {
  const known = parts.filter(terms.has).map((part) => ({ term: part, boost: BOOST.part, isPart: true }));
  if (terms.has(term)) return [{ said: written, alternatives: [{ term, boost: BOOST.symbol }, ...known] }];
  if (terms.hasPrefix(term))
    return [{ said: written, alternatives: [{ term, boost: BOOST.symbolPrefix, prefix: true }, ...known] }];
  return parts.map((part, index) =>
    plainWord({ written: part, term: part }, isLast && index === parts.length - 1, terms),
  );
}

/**
 * A query without a word (a letter or two, or a word that every section has) is read as the beginning of other words.
 */
function firstLetters(query: string, terms: Vocabulary): QueryWord[] {
  const beginning = query.trim().toLowerCase();
  return beginning !== '' && terms.hasPrefix(beginning)
    ? [{ said: beginning, alternatives: [{ term: beginning, boost: BOOST.prefix, prefix: true }] }]
    : [];
}

function distinctWords(query: string): Word[] {
  const words = readWords(query.slice(0, LONGEST_QUERY));
  return words.filter((word, index) => words.findIndex(({ term }) => term === word.term) === index);
}

/** Where a phrase is in the query, as places of its words; undefined when it is not there. */
function placeOf(phrase: readonly string[], query: readonly string[]): readonly number[] | undefined {
  const start = query.findIndex((_, index) => phrase.every((term, offset) => query[index + offset] === term));
  return start === -1 || phrase.length === 0 ? undefined : phrase.map((_, offset) => start + offset);
}

function synonymsOf(query: readonly string[], groups: readonly (readonly string[])[]): Synonym[] {
  return groups.flatMap((group) => {
    const phrases = group.map((phrase) => readWords(phrase).map(({ term }) => term));
    return phrases.flatMap((phrase, said) => {
      const words = placeOf(phrase, query);
      if (words === undefined) return [];
      return phrases.filter((_, other) => other !== said).map((terms) => ({ terms, words }));
    });
  });
}

/** Marks the words that sections are found for; the last as a beginning while no term is that word. */
function marksOf(words: readonly QueryWord[]): Marks {
  const needed = words.filter(({ isOptional = false }) => !isOptional);
  const said = [...new Set(needed.map((word) => word.said))].join(' ');
  const last = words.at(-1);
  const isUnfinished =
    last !== undefined &&
    last === needed.at(-1) &&
    last.alternatives.every(({ prefix = false, isPart = false }) => prefix || isPart);
  return {
    words: said,
    terms: readWords(said).map(({ term }) => term),
    ...(isUnfinished ? { beginning: last.said } : {}),
  };
}

/** Whether a query identifies a language and nothing that is wanted in it but its SDK. */
function isForSdk(written: readonly Word[], names: LanguageNames): boolean {
  return (
    written.some(({ written: word }) => namesServerLanguage(names, word)) &&
    written.every(({ written: word }) => namesServerLanguage(names, word) || WORDS_FOR_SDKS.has(word))
  );
}

/** Words that a section can match the query without, unless there are no others. */
function optionalWords(written: readonly Word[], names: LanguageNames): ReadonlySet<Word> {
  const optional = written.filter(
    ({ written: word }) => namesServerLanguage(names, word) || WORDS_OF_QUESTIONS.has(word),
  );
  return new Set(optional.length < written.length ? optional : []);
}

/**
 * Reads what was typed: which terms of the index each word can mean, exact ones first.
 *
 * @param query any text, of any length
 * @param terms the terms of the index
 * @param queryWords what its words can mean besides themselves
 */
export function readQuery(
  query: string,
  terms: Vocabulary,
  { synonyms: synonymGroups, languages: names }: QueryWords,
): ReadQuery {
  const written = distinctWords(query).slice(0, MOST_WORDS);
  if (written.length === 0) {
    const words = firstLetters(query, terms);
    return { words, synonyms: [], languages: [], asksForSdk: false, marks: marksOf(words) };
  }
  const endsInWord = !/\s$/.test(query);
  const asksForSdk = isForSdk(written, names);
  const optional = asksForSdk ? new Set<Word>() : optionalWords(written, names);
  const read = written.map((word, index) => {
    const isLast = endsInWord && index === written.length - 1;
    const ofWord =
      word.parts.length > 0 ? symbolWords(word, isLast, terms) : [plainWord(word, isLast, terms)];
    return ofWord.map((one) => ({ ...one, isOptional: optional.has(word) }));
  });
  const words = read.flat();
  return {
    words,
    synonyms: synonymsOf(
      written.map(({ term }) => term),
      synonymGroups,
    ).map(({ terms: other, words: places }) => ({
      terms: other,
      words: places.flatMap((place) => (read[place] ?? []).map((word) => words.indexOf(word))),
    })),
    languages: written.flatMap(({ written: word }) => languagesNamed(names, word)),
    asksForSdk,
    marks: marksOf(words),
  };
}
