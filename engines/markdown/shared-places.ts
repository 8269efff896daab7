/** The places of an item in two lists. */
type Pair = readonly [place: number, otherPlace: number];

/** How many items the rests of two lists share, from each pair of places on. */
function sharedCounts(one: readonly string[], other: readonly string[]): (i: number, j: number) => number {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const most = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      rows[i]?.fill(most, j, j + 1);
    }
  return at;
}

/** Where the longest list is whose items are in both lists, in this order. */
export function sharedPlaces(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const shared = sharedCounts(one, other);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;)
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (shared(i + 1, j) >= shared(i, j + 1)) i += 1;
    else j += 1;
  return pairs;
}
