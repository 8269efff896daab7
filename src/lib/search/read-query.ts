import { meantTerms } from './spelling';
import type { Vocabulary } from './vocabulary';
import { readWords, type Word } from './words';

/** One way in which a word of the query can be met. */
export interface Alternative {
  readonly term: string;
  readonly boost: number;
  /** Terms that begin with it count too. */
  readonly prefix?: boolean;
}

/** A word of the query: a section that meets one of the alternatives has the word. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
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
}

/** How much of a query is read, so that the time is bounded whatever is pasted. */
const LONGEST_QUERY = 500;
const MOST_WORDS = 12;

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
  const exact = terms.has(term) ? [{ term, boost: BOOST.exact }] : [];
  if (exact.length > 0 && !isLast) return { alternatives: exact };
  if (terms.hasPrefix(written)) {
    const boost = exact.length > 0 ? BOOST.unfinished : BOOST.prefix;
    return { alternatives: [...exact, { term: written, boost, prefix: true }] };
  }
  if (exact.length > 0) return { alternatives: exact };
  return { alternatives: meantTerms(written, terms).map((other) => ({ term: other, boost: BOOST.meant })) };
}

function symbolWords({ term, parts }: Word, isLast: boolean, terms: Vocabulary): QueryWord[] {
  const known = parts.filter(terms.has).map((part) => ({ term: part, boost: BOOST.part }));
  if (terms.has(term)) return [{ alternatives: [{ term, boost: BOOST.symbol }, ...known] }];
  if (terms.hasPrefix(term))
    return [{ alternatives: [{ term, boost: BOOST.symbolPrefix, prefix: true }, ...known] }];
  return parts.map((part, index) =>
    plainWord({ written: part, term: part }, isLast && index === parts.length - 1, terms),
  );
}

/** A query without a word (a letter or two, or a word that every section has) is read as the beginning of other words. */
function firstLetters(query: string, terms: Vocabulary): QueryWord[] {
  const beginning = query.trim().toLowerCase();
  return beginning !== '' && terms.hasPrefix(beginning)
    ? [{ alternatives: [{ term: beginning, boost: BOOST.prefix, prefix: true }] }]
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

/**
 * Reads what was typed: which terms of the index each word can mean, exact ones first.
 *
 * @param query any text, of any length
 * @param terms the terms of the index
 * @param synonymGroups phrases that mean the same
 */
export function readQuery(
  query: string,
  terms: Vocabulary,
  synonymGroups: readonly (readonly string[])[],
): ReadQuery {
  const written = distinctWords(query).slice(0, MOST_WORDS);
  if (written.length === 0) return { words: firstLetters(query, terms), synonyms: [] };
  const endsInWord = !/\s$/.test(query);
  const words = written.flatMap((word, index) => {
    const isLast = endsInWord && index === written.length - 1;
    return word.parts.length > 0 ? symbolWords(word, isLast, terms) : [plainWord(word, isLast, terms)];
  });
  return {
    words,
    synonyms: synonymsOf(
      written.map(({ term }) => term),
      synonymGroups,
    ),
  };
}
