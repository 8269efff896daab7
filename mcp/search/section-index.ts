/**
 * Ranks the sections of all pages for a question, by MiniSearch's BM25+ over the words of headings, titles, descriptions
 * and text. Unlike the site's search, it asks for no word in particular, since a question has many that no page has.
 */
import MiniSearch, { type Query } from 'minisearch';
import { indexTerms } from '../../engines/search/index.ts';
import type { MarkdownPage, MarkdownSection } from '../../engines/markdown/index.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { addressOf, bodyOf } from '../places/section-text.ts';
import { createQuestionReader, type AskedWord } from './read-question.ts';

/** How often a word counts where it stands. One field for all of them lets a word count as much as it does in all. */
const WEIGHTS = { heading: 6, above: 3, title: 3, description: 2, keywords: 2, text: 2 } as const;
type Field = keyof typeof WEIGHTS;

/** How fast more of the same word stops to count, how much long sections lose, and what a word counts at least. */
const BM25 = { k: 4, b: 0.65, d: 0 };
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
function headingsAbove(sections: readonly MarkdownSection[], at: number): string {
  const above: string[] = [];
  let level = sections[at]?.level ?? 1;
  for (const section of sections.slice(0, at).toReversed())
    if (section.level < level && section.level > 1) {
      above.push(section.heading);
      ({ level } = section);
    }
  return above.join(' ');
}

function fieldsOf(
  page: MarkdownPage,
  sections: readonly MarkdownSection[],
  at: number,
): Record<Field, string> {
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

interface IndexedSection {
  readonly id: number;
  readonly page: number;
  readonly address: string;
  readonly terms: string;
}

/** A section's terms, each as often as it counts, a line each. */
function weighted(fields: Record<Field, string>): string {
  return Object.entries(WEIGHTS)
    .flatMap(([field, weight]) => {
      const terms = indexTerms(fields[field as Field]);
      return Array<string[]>(weight).fill(terms).flat();
    })
    .join('\n');
}

function add(scores: Scores, id: number, score: number): void {
  scores.set(id, (scores.get(id) ?? 0) + score);
}

/** All sections, with samples in one language. */
function readSections(docs: BuiltDocs): readonly IndexedSection[] {
  let id = 0;
  return docs.pages.flatMap((page, number) => {
    const sections = docs.sections(page, Object.keys(page.languages)[0]);
    return sections.map((section, at) => ({
      ...{ id: id++, page: number, address: addressOf(page.route, section) },
      terms: weighted(fieldsOf(page, sections, at)),
    }));
  });
}

/** Reads all pages, which takes about a second. */
export function createSectionIndex(docs: BuiltDocs): SectionIndex {
  const all = readSections(docs);
  const engine = new MiniSearch<IndexedSection>({
    fields: ['terms'],
    // Words are read before the engine sees them.
    tokenize: (terms) => terms.split('\n'),
    processTerm: (term) => term,
    searchOptions: { bm25: BM25 },
  });
  engine.addAll(all);
  const read = createQuestionReader(docs.synonyms());

  const scoresOf = (query: Query): Scores =>
    new Map(engine.search(query).map(({ id, score }) => [id as number, score]));

  /** How much a term says. It's more, the fewer sections have it. */
  function rarity(term: string): number {
    const having = scoresOf(term).size;
    return having === 0 ? 0 : Math.log(1 + (all.length - having + 0.5) / (having + 0.5));
  }

  /** What a word of the question, or the best that stands for it, scores in each section. */
  function scoresOfWord({ term, others }: AskedWord): Scores {
    const scores = scoresOf(term);
    for (const phrase of others)
      // The engine multiplies what it sums up by the number of words.
      for (const [id, score] of scoresOf({ combineWith: 'AND', queries: [...phrase] })) {
        const share = (OTHER_WORD * score) / phrase.length ** 2;
        if (share > (scores.get(id) ?? 0)) scores.set(id, share);
      }
    return scores;
  }

  function scoresFor(words: readonly AskedWord[]): Scores {
    const sections: Scores = new Map();
    const pages: Scores = new Map();
    const covered: Scores = new Map();
    const asked = words.reduce((sum, { term }) => sum + rarity(term), 0);
    for (const word of words) {
      const best: Scores = new Map();
      const share = rarity(word.term) / Math.max(1, asked);
      for (const [id, score] of scoresOfWord(word)) {
        add(sections, id, score);
        add(covered, id, share);
        const page = all[id]?.page ?? 0;
        best.set(page, Math.max(score, best.get(page) ?? 0));
      }
      for (const [page, score] of best) add(pages, page, score);
    }
    return new Map(
      [...sections].map(([id, score]) => [
        id,
        score * (1 + COVERAGE * (covered.get(id) ?? 0)) + PAGE_SHARE * (pages.get(all[id]?.page ?? 0) ?? 0),
      ]),
    );
  }

  return {
    rank: (question, most) =>
      [...scoresFor(read(question))]
        .sort(([, one], [, other]) => other - one)
        .slice(0, most)
        .map(([id, score]) => ({ address: all[id]?.address ?? '', score })),
    weigh: (question) => {
      const weights = new Map<string, number>();
      for (const { term, others } of read(question)) {
        for (const other of others.flat())
          weights.set(other, Math.max(OTHER_WORD * rarity(other), weights.get(other) ?? 0));
        weights.set(term, rarity(term));
      }
      return weights;
    },
  };
}
