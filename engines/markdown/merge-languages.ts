/**
 * A page that has samples for servers and samples for apps, each in the reader's language. The build writes a page in one
 * language: a sample that isn't written in it is there in the first of its own.
 */
import { blocksOf } from './blocks';
import { SAMPLE_LEVEL } from './sections';
import { sharedPlaces } from './shared-places';

/** A page in one language. */
export interface PageInLanguage {
  /** As the headings of its samples name the language, e.g. `C#`. */
  readonly label: string;
  readonly markdown: string;
}

const SAMPLE_HEADING = `${'#'.repeat(SAMPLE_LEVEL)} `;

/** A block without what differs where its links lead: to the same language of another page, or to a part of it. */
const withoutPlaces = (block: string): string =>
  block.replaceAll(/(?:\.[a-z-]+)?(?:\/part-\d+)?\.md\b/g, '.md');

/** Samples that follow each other, each with its heading. */
function samplesOf(blocks: readonly string[]): readonly (readonly string[])[] {
  const samples: string[][] = [];
  for (const block of blocks)
    if (block.startsWith(SAMPLE_HEADING) || samples.length === 0) samples.push([block]);
    else samples.at(-1)?.push(block);
  return samples;
}

const isIn = (sample: readonly string[] | undefined, label: string): boolean =>
  sample?.[0]?.replaceAll('\\', '') === SAMPLE_HEADING + label;

/**
 * Puts two forms of a page together: where they differ, there's a sample, and one form has it in its own language.
 *
 * @param first what counts where neither has; its front matter stays
 */
export function mergeLanguages(first: PageInLanguage, second: PageInLanguage): string {
  const [front = '', ...one] = blocksOf(first.markdown);
  const [, ...other] = blocksOf(second.markdown);
  const merged = [front];
  let [i, j] = [0, 0];
  const ends = [one.length, other.length] as const;
  for (const [end, otherEnd] of [...sharedPlaces(one.map(withoutPlaces), other.map(withoutPlaces)), ends]) {
    const others = samplesOf(other.slice(j, otherEnd));
    const samples = samplesOf(one.slice(i, end)).map((sample, index) => {
      const otherSample = others[index];
      const isOthers = !isIn(sample, first.label) && isIn(otherSample, second.label);
      return (isOthers ? otherSample : undefined) ?? sample;
    });
    merged.push(...samples.flat(), ...one.slice(end, end + 1));
    [i, j] = [end + 1, otherEnd + 1];
  }
  return `${merged.join('\n\n')}\n`;
}
