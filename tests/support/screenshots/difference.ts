import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far two colors may be apart, from 0 to 1. Above that is the least difference that the look relies on: between the
 * background and a surface, `#0b0d11` and `#13161c`.
 */
const COLOR_DISTANCE = 0.03;

/** A quarter of what an icon of the sidebar has at half size. On one machine, two looks at a page differ in none. */
const MOST_DIFFERENT_PIXELS = 8;

/** What differs between two pictures. */
export interface Difference {
  /** In words, after the name of the picture. */
  readonly text: string;
  /** The picture with what differs marked; absent where the sizes differ. */
  readonly marked?: PNG;
}

/** Compares two pictures; undefined where a reader would see no difference. */
export function differenceOf(kept: PNG, now: PNG): Difference | undefined {
  const { width, height } = now;
  if (kept.width !== width || kept.height !== height)
    return { text: `is ${width} × ${height} pixels instead of ${kept.width} × ${kept.height}` };
  const marked = new PNG({ width, height });
  // Icons are thin lines, which would pass for the smooth edge of a letter.
  const options = { threshold: COLOR_DISTANCE, includeAA: true };
  const count = pixelmatch(kept.data, now.data, marked.data, width, height, options);
  if (count <= MOST_DIFFERENT_PIXELS) return undefined;
  const share = ((100 * count) / (width * height)).toPrecision(2);
  return { text: `differs in ${count} pixels, ${share} % of all`, marked };
}
