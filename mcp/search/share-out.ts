/** How much less of the budget the next section receives, where all want more than there is, and what none goes below. */
const LESS = 0.5;
const LEAST = 0.5;

/**
 * Shares a budget out among sections in their order. Short ones get what they need, and leave the rest to the longer ones.
 *
 * @param sizes what each would take
 * @param budget for all of them
 * @returns what each receives, at most its size
 */
export function shareOut(sizes: readonly number[], budget: number): readonly number[] {
  const shares = sizes.map((size, place) => ({ size, place, weight: LEAST + 1 / (1 + LESS * place) }));
  const given = sizes.map(() => 0);
  let left = budget;
  let weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  // Those that need least for their weight are served in full first.
  for (const { size, place, weight } of shares.toSorted(
    (one, other) => one.size / one.weight - other.size / other.weight,
  )) {
    const share = Math.max(0, Math.min(size, Math.floor((left * weight) / weights)));
    given[place] = share;
    left -= share;
    weights -= weight;
  }
  return given;
}
