/** How many tests a check ran, and what it printed. A check that isn't a test runner counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** What the reader of the result has to know when the check has passed, e.g. which tests were skipped, and why. */
  readonly notes?: readonly string[];
}

/** One thing that `npm test` looks at. */
export interface Check {
  readonly name: string;
  /** Checks of one group are chosen together, as in `npm test -- lint`. */
  readonly group: string;
  /** Whether `npm test -- quick` runs it: what a writer needs while writing. */
  readonly quick?: boolean;
  /** The name of a check that must pass before this one can run. */
  readonly needs?: string;
  /**
   * All files that it reads, as Git pathspecs. After it passed, a local run skips it until one changes. When in doubt,
   * name more. Without them it runs each time.
   */
  readonly inputs?: readonly string[];
  /** A file that it writes, from the project's root. Where that's gone, the check runs again. */
  readonly output?: string;
  /** Lines to print below the check when it has passed. */
  readonly summary?: () => Promise<readonly string[]>;
  /** Sentences about the tests that cannot run here and were skipped. */
  readonly skipped?: () => Promise<readonly string[]>;
  /** Resolves also when the check fails; rejects when it cannot run, with a sentence. */
  readonly run: () => Promise<Outcome>;
}
