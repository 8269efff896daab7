/** What keeps the page responsive, whatever is typed; the limits of the evaluation are in `src/lib/expressions`. */

/** Characters of JSON that are read as data or as other sources. */
export const JSON_LIMIT = 200_000;
/** Characters of each intermediate value that are shown. */
export const STEP_LIMIT = 500;
/** Time of one evaluation in a worker, in milliseconds; the worker is stopped then. */
export const TIME_LIMIT = 1_000;
/** Time in which a worker has to start, in milliseconds; it's done without one then. */
export const START_LIMIT = 10_000;
