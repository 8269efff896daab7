import { flowElement, type FlowContent } from './build.ts';

/** Fewer fields or rows show in full on a phone. */
const MOST_UNFOLDED = 8;

/**
 * Blocks that a phone shows the beginning of, where they're long.
 *
 * @param count how many fields or rows they have
 * @param label of the button, e.g. `Show all 42 rows`
 */
export function collapsedOnSmallScreens(
  blocks: readonly FlowContent[],
  count: number,
  label: string,
): FlowContent[] {
  return count > MOST_UNFOLDED ? [flowElement('CollapseOnSmallScreens', { label }, blocks)] : [...blocks];
}
