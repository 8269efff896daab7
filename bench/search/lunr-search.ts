import type { SearchContent } from '../../app/outputs/search/index.ts';
import { fullAnchor } from '../../engines/search/index.ts';
import { loadPeer } from './peers.ts';

/** The part of lunr that is used. */
interface LunrBuilder {
  ref: (name: string) => void;
  field: (name: string, options?: { readonly boost: number }) => void;
  metadataWhitelist: readonly string[];
  add: (section: object) => void;
}

interface LunrQuery {
  term: (word: string, options: { readonly wildcard?: number }) => void;
}

interface LunrIndex {
  readonly query: (build: (query: LunrQuery) => void) => readonly { readonly ref: string }[];
}

interface Lunr {
  (build: (this: LunrBuilder) => void): LunrIndex;
  readonly Query: { readonly wildcard: { readonly TRAILING: number } };
}

/** A search with lunr over the same sections, set up as the usual search plugins set it up. */
export interface LunrSearch {
  /** Both files that the browser fetches before the first result. */
  readonly files: readonly string[];
  readonly search: (query: string) => readonly string[];
}

/** Indexes the title, heading and text of each section. */
export async function lunrSearch({ docs, texts }: SearchContent): Promise<LunrSearch> {
  const { default: lunr } = (await loadPeer('lunr')) as { readonly default: Lunr };
  const sections = docs.flatMap(({ url, title, sections: ofPage }, page) =>
    ofPage.map(({ heading, anchor }, section) => ({
      title,
      heading,
      url: heading === '' ? url : `${url}#${fullAnchor(anchor, heading)}`,
      text: (texts[page]?.[section] ?? []).join(' '),
    })),
  );
  const index = lunr(function build() {
    this.ref('id');
    this.field('title', { boost: 200 });
    this.field('heading', { boost: 100 });
    this.field('text', { boost: 2 });
    this.metadataWhitelist = ['position'];
    sections.forEach((section, id) => {
      this.add({ ...section, id });
    });
  });
  return {
    files: [JSON.stringify(sections), JSON.stringify(index)],
    search: (query) => {
      const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      try {
        const found = index.query((builder) => {
          for (const word of words) {
            builder.term(word, {});
            builder.term(word, { wildcard: lunr.Query.wildcard.TRAILING });
          }
        });
        return found.flatMap(({ ref }) => sections[Number(ref)]?.url ?? []);
      } catch (error) {
        // lunr 2.3.9 throws when it looks up some numbers, such as 0000.
        if (error instanceof TypeError) return [];
        throw error;
      }
    },
  };
}
