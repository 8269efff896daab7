/**
 * Ranks the sections of all pages for a question: BM25 over the words of headings, titles, descriptions and text. Unlike
 * the site's search, it asks for no word in particular, since a question has many that no page has.
 */
import { indexTerms } from '../../src/lib/search/words.ts';
import type { TwinPage } from '../../src/lib/twins/twin-index.ts';
import type { TwinSection } from '../../src/lib/twins/sections.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { addressOf, bodyOf } from '../places/section-text.ts';
import { createQuestionReader, type AskedWord } from './read-question.ts';

/** How much a word counts where it stands. */
const WEIGHTS = { heading: 3, above: 1.5, title: 1.5, description: 1, keywords: 1, text: 1 } as const;
type Field = keyof typeof WEIGHTS;

/** How fast more of the same word stops to count, and how much long sections lose, as BM25 calls them. */
const K = 2;
const B = 0.65;
/** How much the rest of the page counts, by its best section for each word. */
const PAGE_SHARE = 0.3;
/** How much a word counts that stands for one of the question. */
const OTHER_WORD = 0.6;
/** How much more a section counts that has something for every word, rare ones above all, and not much of one word. */
const COVERAGE = 0.5;

/** A section with its score. */
export interface RankedSection {
  readonly address: string;
  readonly score: number;
}

/** The documentation's sections, ready to be ranked. */
export interface SectionIndex {
  /** The best sections, best first. */
  readonly rank: (question: string, most: number) => readonly RankedSection[];
  /** How much each word of a question, or one that stands for it, says about a section. */
  readonly weigh: (question: string) => ReadonlyMap<string, number>;
}

type Scores = Map<number, number>;

/** Headings between the title of a page and a section. */
function headingsAbove(sections: readonly TwinSection[], at: number): string {
  const above: string[] = [];
  let level = sections[at]?.level ?? 1;
  for (const section of sections.slice(0, at).toReversed())
    if (section.level < level && section.level > 1) {
      above.push(section.heading);
      ({ level } = section);
    }
  return above.join(' ');
}

function fieldsOf(page: TwinPage, sections: readonly TwinSection[], at: number): Record<Field, string> {
  const section = sections[at];
  const isPage = section?.level === 1;
  return {
    heading: isPage ? page.title : (section?.heading ?? ''),
    above: headingsAbove(sections, at),
    title: page.title,
    description: isPage ? page.description : '',
    keywords: (isPage ? page.keywords : (page.sectionKeywords[section?.anchor ?? ''] ?? [])).join(' '),
    text: section === undefined ? '' : bodyOf(section).replaceAll(/\]\([^)]*\)/g, ']'),
  };
}

function add(scores: Scores, id: number, score: number): void {
  scores.set(id, (scores.get(id) ?? 0) + score);
}

/** Collects how often each term is in each section, weighted by where it stands. */
class Postings {
  readonly addresses: string[] = [];
  readonly pages: number[] = [];
  readonly #terms = new Map<string, Scores>();
  readonly #texts: (readonly string[])[] = [];

  add(address: string, page: number, fields: Record<Field, string>): void {
    const id = this.addresses.push(address) - 1;
    this.pages.push(page);
    for (const field of ['heading', 'above', 'title', 'description', 'keywords'] as const)
      for (const term of indexTerms(fields[field])) add(this.of(term), id, WEIGHTS[field]);
    this.#texts.push(indexTerms(fields.text));
  }

  /** Adds what the sections say. The longer one is than most, the less each of its words counts. */
  finish(): void {
    const average =
      this.#texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#texts.length);
    for (const [id, terms] of this.#texts.entries()) {
      const weight = WEIGHTS.text / (1 - B + (B * terms.length) / average);
      for (const term of terms) add(this.of(term), id, weight);
    }
  }

  of(term: string): Scores {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const made: Scores = new Map();
    this.#terms.set(term, made);
    return made;
  }

  /** How much a term says. It's more, the fewer sections have it. */
  rarity(term: string): number {
    const having = this.#terms.get(term)?.size ?? 0;
    return having === 0 ? 0 : Math.log(1 + (this.addresses.length - having + 0.5) / (having + 0.5));
  }

  scoresOf(term: string): Scores {
    const rarity = this.rarity(term);
    const having = this.#terms.get(term) ?? new Map<number, number>();
    return new Map([...having].map(([id, often]) => [id, (rarity * often * (K + 1)) / (often + K)]));
  }

  /** Scores of sections that have all terms. */
  scoresOfAll(terms: readonly string[]): Scores {
    const [first = new Map<number, number>(), ...rest] = terms.map((term) => this.scoresOf(term));
    const all = [...first].filter(([id]) => rest.every((scores) => scores.has(id)));
    return new Map(
      all.map(([id, score]) => [
        id,
        rest.reduce((sum, scores) => sum + (scores.get(id) ?? 0), score) / terms.length,
      ]),
    );
  }
}

/** What a word of the question, or the best that stands for it, scores in each section. */
function scoresOfWord({ term, others }: AskedWord, postings: Postings): Scores {
  const scores = postings.scoresOf(term);
  for (const phrase of others)
    for (const [id, score] of postings.scoresOfAll(phrase))
      if (OTHER_WORD * score > (scores.get(id) ?? 0)) scores.set(id, OTHER_WORD * score);
  return scores;
}

function scoresFor(words: readonly AskedWord[], postings: Postings): Scores {
  const sections: Scores = new Map();
  const pages: Scores = new Map();
  const covered: Scores = new Map();
  const asked = words.reduce((sum, { term }) => sum + postings.rarity(term), 0);
  for (const word of words) {
    const best: Scores = new Map();
    const rarity = postings.rarity(word.term) / Math.max(1, asked);
    for (const [id, score] of scoresOfWord(word, postings)) {
      add(sections, id, score);
      add(covered, id, rarity);
      const page = postings.pages[id] ?? 0;
      best.set(page, Math.max(score, best.get(page) ?? 0));
    }
    for (const [page, score] of best) add(pages, page, score);
  }
  return new Map(
    [...sections].map(([id, score]) => [
      id,
      score * (1 + COVERAGE * (covered.get(id) ?? 0)) +
        PAGE_SHARE * (pages.get(postings.pages[id] ?? 0) ?? 0),
    ]),
  );
}

/** Reads all pages, each with its samples in one language, which takes about a second. */
export function createSectionIndex(docs: BuiltDocs): SectionIndex {
  const postings = new Postings();
  for (const [number, page] of docs.pages.entries()) {
    const sections = docs.sections(page, Object.keys(page.languages)[0]);
    for (const [at, section] of sections.entries())
      postings.add(addressOf(page.route, section), number, fieldsOf(page, sections, at));
  }
  postings.finish();
  const read = createQuestionReader(docs.synonyms());
  return {
    rank: (question, most) =>
      [...scoresFor(read(question), postings)]
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([id, score]) => ({ address: postings.addresses[id] ?? '', score })),
    weigh: (question) => {
      const weights = new Map<string, number>();
      for (const { term, others } of read(question)) {
        for (const other of others.flat())
          weights.set(other, Math.max(OTHER_WORD * postings.rarity(other), weights.get(other) ?? 0));
        weights.set(term, postings.rarity(term));
      }
      return weights;
    },
  };
}
