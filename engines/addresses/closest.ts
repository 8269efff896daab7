/** What the candidates are measured by, and how many are kept. */
export interface ClosestOptions<Candidate> {
  /** How much a candidate differs from what is wanted, as a number of characters. */
  readonly distance: (candidate: Candidate) => number;
  /** Candidates that differ more are left out. */
  readonly farthest: number;
  readonly most: number;
}

/** The candidates that come closest to what is wanted, closest first; equal ones stay in their order. */
export function closest<Candidate>(
  candidates: readonly Candidate[],
  { distance, farthest, most }: ClosestOptions<Candidate>,
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, distance: distance(candidate) }))
    .filter((measured) => measured.distance <= farthest)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
