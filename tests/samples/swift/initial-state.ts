/**
 * A field that no one has touched is `complete` and `empty`, and `year()` of a date without a slash ends the app when a call
 * resolves it. So a sample looks at both flags, before it sends an Element.
 */

const ELEMENT = /\b(?:Card\w+|TextElement)UITextField\b/;
const SENDS =
  /\.(?:createToken|updateToken|tokenize|createTokenIntent|encryptToken|post|put|patch)\(|\bbody: body\b/;
const READS_COMPLETE = /\.complete\b/g;
const BOTH = /\.complete && !\S+\.empty\b/g;

/** A sentence for each way a Swift sample can send an empty field. */
export function initialStateProblems(code: string): string[] {
  const sendsElements = ELEMENT.test(code) && SENDS.test(code);
  const [reads, both] = [READS_COMPLETE, BOTH].map((pattern) => [...code.matchAll(pattern)].length);
  if (sendsElements && reads === 0)
    return [
      'An Element is sent without a look at `complete && !empty`. An untouched field counts as complete.',
    ];
  return reads === both
    ? []
    : ['`complete` is read alone. It is true for an untouched field: add `&& !….empty`.'];
}
