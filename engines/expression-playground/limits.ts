/** What keeps the page responsive, whatever is typed; the limits of the evaluation are in `engines/expressions`. */

/** Characters of JSON that are read as data or as other sources. */
export const JSON_LIMIT = 200_000;
/** Characters of each intermediate value that are shown. */
export const STEP_LIMIT = 500;
/** Milliseconds of one evaluation in a worker, which is stopped then. */
export const TIME_LIMIT = 1_000;
/** Milliseconds until a worker must be ready. Without one, the page evaluates. */
export const START_LIMIT = 10_000;
