/** How long nothing is printed, in milliseconds. What takes less time needs no line. */
const QUIET = 5_000;

/**
 * Makes what shows that something is under way, e.g. `Reading pages … 120 of 222`, at most every five seconds.
 *
 * @param what is done, e.g. `Reading pages`
 * @param print gets each line
 * @param now milliseconds on a clock
 * @returns a function to call after each of the things, with how many are done and how many there are
 */
export function progress(
  what: string,
  print: (line: string) => void,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let last = now();
  return (done, total) => {
    if (done === total || now() - last < QUIET) return;
    last = now();
    print(`${what} … ${String(done)} of ${String(total)}`);
  };
}
