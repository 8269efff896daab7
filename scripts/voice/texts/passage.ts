/** Where a passage is, for counting: each place has counts of its own. */
export const PLACES = ['docs', 'openapi', 'data', 'samples', 'interface', 'readmes', 'code'] as const;

/** One of the places. */
export type Place = (typeof PLACES)[number];

/** Stands for what isn't looked at inside a passage: code font and quotations. */
export const SOMETHING_ELSE = '￼';

/** Running text without its markup: a paragraph, a heading, a cell, a comment, a sentence of the interface. */
export interface Passage {
  readonly text: string;
  /** The line of each character, from 1. */
  readonly lineAt: (offset: number) => number;
  /** Offsets where links end. */
  readonly linkEnds: ReadonlySet<number>;
  /** Whether it's in a danger box. */
  readonly danger: boolean;
  readonly place: Place;
}
