import { indexTerms } from '../../engines/search/index.ts';
import { EVERYDAY_WORDS, QUESTION_WORDS } from './everyday-words.ts';

/** A word of a question. */
export interface AskedWord {
  readonly term: string;
  /** Phrases that stand for it, each as its terms. */
  readonly others: readonly (readonly string[])[];
}

/** Cuts a question into its words, with what stands for each. */
export type ReadQuestion = (question: string) => readonly AskedWord[];

/**
 * Prepares to read questions.
 *
 * @param synonyms groups of phrases, besides those of everyday speech
 */
export function createQuestionReader(synonyms: readonly (readonly string[])[]): ReadQuestion {
  const notAsked = new Set(QUESTION_WORDS.flatMap(indexTerms));
  const groups = [...EVERYDAY_WORDS, ...synonyms].map((group) =>
    group.map(indexTerms).filter(({ length }) => length > 0),
  );
  return (question) => {
    const terms = new Set(indexTerms(question).filter((term) => !notAsked.has(term)));
    const others = new Map<string, (readonly string[])[]>([...terms].map((term) => [term, []]));
    for (const group of groups)
      for (const said of group.filter((phrase) => phrase.every((term) => terms.has(term))))
        for (const term of said) others.get(term)?.push(...group.filter((phrase) => phrase !== said));
    return [...others].map(([term, phrases]) => ({ term, others: phrases }));
  };
}
