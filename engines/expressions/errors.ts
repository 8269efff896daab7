/**
 * Why an expression has no result. Becomes the response of `evaluateExpression`; nothing outside this folder sees it
 * thrown.
 */
export class ExpressionFailure extends Error {
  /** A few words. */
  readonly title: string;
  /** In UTF-16 units from the start of the template; absent where the thrower does not know its place. */
  readonly offset: number | undefined;
  readonly inferred: boolean;

  /** `detail` is one sentence or more that describe what to write instead. */
  constructor(title: string, detail: string, place: { offset?: number; inferred?: boolean } = {}) {
    super(detail);
    this.name = 'ExpressionFailure';
    this.title = title;
    this.offset = place.offset;
    this.inferred = place.inferred ?? false;
  }

  /** The same failure at `offset`, unless it knows a more exact place. */
  at(offset: number): ExpressionFailure {
    return this.offset === undefined
      ? new ExpressionFailure(this.title, this.message, { offset, inferred: this.inferred })
      : this;
  }
}

/** A failure of the grammar. */
export function syntaxFailure(detail: string, offset: number): ExpressionFailure {
  return new ExpressionFailure("The expression isn't valid", detail, { offset, inferred: true });
}

/** Whatever was thrown, as a failure: the stack of calls that a hostile template exhausts, too. */
export function asFailure(thrown: unknown): ExpressionFailure {
  if (thrown instanceof ExpressionFailure) return thrown;
  if (thrown instanceof RangeError)
    return new ExpressionFailure(
      'The expression is too large',
      'It nests too deeply or builds too long a string. Shorten it.',
    );
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const sentence = message
    .replace(/, (?:file:.*, )?line:\d+, col:\d+$|\.$/, '')
    .replace(/^./, (first) => first.toUpperCase());
  return new ExpressionFailure(
    "The expression isn't valid",
    `${sentence}. Close each "{{" with "}}", and write each tag as Liquid has it.`,
    { inferred: true },
  );
}
