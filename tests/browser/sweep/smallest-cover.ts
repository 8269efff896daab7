/** Something to choose, what it shows, and what it costs to look at. */
export interface Candidate {
  readonly kinds: ReadonlySet<string>;
  /** Above 0, e.g. bytes. */
  readonly cost: number;
}

/**
 * Chooses candidates that show every kind between them, for about the least cost: again and again the one that shows
 * most new kinds for its cost.
 *
 * @returns names of the chosen ones, in the order that they were chosen in
 */
export function smallestCover(candidates: ReadonlyMap<string, Candidate>): readonly string[] {
  const unseen = new Set([...candidates.values()].flatMap(({ kinds }) => [...kinds]));
  const worth = ({ kinds, cost }: Candidate): number =>
    [...kinds].filter((kind) => unseen.has(kind)).length / cost;
  const chosen: string[] = [];
  while (unseen.size > 0) {
    const [best] = [...candidates].toSorted(([, one], [, other]) => worth(other) - worth(one));
    if (best === undefined) break;
    const [name, { kinds }] = best;
    chosen.push(name);
    for (const kind of kinds) unseen.delete(kind);
  }
  return chosen;
}
