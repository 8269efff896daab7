/**
 * A habit of language that a rule finds. B: it may not stand anywhere. A: it's counted, and the count may only fall.
 */
export interface Rule {
  /** Rules keep their numbers; a rule that goes leaves a gap. */
  readonly number: number;
  readonly class: 'A' | 'B';
  /** What the rule is about, as the summary lists it. */
  readonly pattern: string;
  /** What to write. */
  readonly write: string;
  /** Global. Code font and quotations are one `￼` each. */
  readonly find: RegExp;
  /** Global. A find that overlaps one of these is left alone. */
  readonly except?: RegExp;
  /** Counts only directly after a link. */
  readonly afterLink?: boolean;
  /** Doesn't count in danger boxes. */
  readonly leavesDanger?: boolean;
  /** Sentences for the test: the rule finds something in each of the first, and nothing in the others. */
  readonly finds: readonly string[];
  readonly leaves: readonly string[];
}
