import { indexTerms } from '../../../engines/search/index.ts';

/** The stems of a string, each once, without words such as "the". */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set(indexTerms(text));
}

/**
 * Orders strings by the words that they share with a question, as a reader without any knowledge would. A word weighs more
 * the fewer of them have it. No synonyms, no spelling.
 *
 * @returns places in the list, best first; those that share nothing are left out, and of equal ones the first comes first
 */
export function byWordOverlap(question: string, texts: readonly string[]): readonly number[] {
  const stems = texts.map(stemsOf);
  const weights = [...stemsOf(question)].map((stem) => {
    const having = stems.filter((one) => one.has(stem)).length;
    return { stem, weight: having === 0 ? 0 : Math.log(1 + texts.length / having) };
  });
  const score = (one: ReadonlySet<string>): number =>
    weights.reduce((sum, { stem, weight }) => sum + (one.has(stem) ? weight : 0), 0);
  return stems
    .map((one, place) => ({ place, score: score(one) }))
    .filter((one) => one.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ place }) => place);
}
