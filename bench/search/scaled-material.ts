import { createHash } from 'node:crypto';
import type { SearchMaterial } from '../../pipeline/outputs/search/index.ts';
import type { PageTexts, SearchDoc } from '../../src/lib/search/documents.ts';

/**
 * How many of the rare words of a copy are new. A site with n times the pages has about the square root of n times the
 * words (Heaps' law with the exponent 0.5 that English texts have).
 */
function newShare(copy: number): number {
  return 0.6 / Math.sqrt(copy + 1);
}

const WORD = /[a-z]{3,}/gi;

/** A word in fewer blocks than this belongs to its page: another page has another word instead. */
const RARE = 8;

function hash(...parts: readonly (string | number)[]): number {
  return createHash('md5').update(parts.join('\0')).digest().readUInt32LE();
}

function rareWords(material: SearchMaterial): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const headings = material.docs.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  for (const block of [...headings, ...material.names, ...material.texts.flat(2)])
    for (const word of new Set(block.toLowerCase().match(WORD)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < RARE).map(([word]) => word));
}

/** The word with other letters, the same for a word and a copy. */
function otherWord(word: string, copy: number): string {
  const shift = hash(word, copy);
  const turned = (letter: string, index: number): string =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + shift + index * copy) % 26));
  return word.replace(/[a-z]/g, turned);
}

/** Text of the same length in another order and with new words, so that no compression sees a copy. */
function vary(text: string, copy: number, rare: ReadonlySet<string>): string {
  const isNew = (word: string): boolean =>
    rare.has(word) && hash(word, copy, 'new') / 2 ** 32 < newShare(copy);
  return text
    .split(' ')
    .map((word, index) => ({ word, order: hash(word, index, text, copy) }))
    .sort((one, other) => one.order - other.order)
    .map(({ word }) => word)
    .join(' ')
    .replace(WORD, (word) => (isNew(word.toLowerCase()) ? otherWord(word.toLowerCase(), copy) : word));
}

/**
 * A site of another size with pages like those of this one: as long, in as many sections, with words as frequent and
 * with new words on each page, as on a site that grows.
 *
 * @param pages how many pages the site has; the first are the real ones
 */
export function scaledMaterial(material: SearchMaterial, pages: number): SearchMaterial {
  const rare = rareWords(material);
  const firstSections: number[] = [];
  material.docs.reduce((first, { sections }) => {
    firstSections.push(first);
    return first + sections.length;
  }, 0);
  const docs: SearchDoc[] = [];
  const names: string[] = [];
  const texts: PageTexts[] = [];
  for (let page = 0; page < pages; page += 1) {
    const original = page % material.docs.length;
    const copy = Math.floor(page / material.docs.length);
    const doc = material.docs[original];
    if (doc === undefined) throw new Error('There is no page to scale: the material is empty.');
    const varied = (text: string): string => (copy === 0 ? text : vary(text, copy, rare));
    docs.push({
      ...doc,
      url: copy === 0 ? doc.url : `${doc.url}-${varied(doc.title).toLowerCase().replaceAll(' ', '-')}`,
      title: varied(doc.title),
      description: varied(doc.description),
      sections: doc.sections.map(({ heading, level, anchor }) => ({
        heading: varied(heading),
        level,
        ...(anchor === undefined || copy === 0
          ? { anchor }
          : { anchor: varied(anchor.replaceAll('-', ' ')).replaceAll(' ', '-') }),
      })),
    });
    const first = firstSections[original] ?? 0;
    names.push(...material.names.slice(first, first + doc.sections.length).map(varied));
    texts.push((material.texts[original] ?? []).map((blocks) => blocks.map(varied)));
  }
  return { docs, names, texts };
}
