/**
 * The value in the middle; the higher of two.
 *
 * @throws for an empty list
 */
export function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
  if (middle === undefined) throw new Error('An empty list has no median: measure at least once.');
  return middle;
}
