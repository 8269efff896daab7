/** No page, sample or interface text invites another payment while the outcome of the first isn't known. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDERS = [
  'content/docs',
  'content/samples',
  'content/projects/examples',
  'content/workflows',
  'content/data',
  'content/records',
  'content/openapi',
  'app',
  'components',
  'engines',
];
const TEXT = /(?<!\.test)\.(?:mdx|tsx?|html|swift|kt|py|go|java|cs|sh|js|yaml)$/;

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name)),
);

const INVITES =
  /\b(?:try (?:it )?again|try another|pay again|another (?:try|payment)|retry the (?:payment|charge))\b/i;
const PAYMENT = /\b(?:pay|paid|payments?|charged?|orders?|checkout)\b/i;
/** What a page sees when it doesn't know: it isn't a decline, and it doesn't mean that nothing was charged. */
const NOT_KNOWN =
  /\b(?:unknown|408|5\d\d|5xx|time-?outs?|timed out|connection (?:failed|breaks|broke|is lost|was lost|drops)|did(?: not|n't) go through|(?:not|n't) (?:be )?(?:confirmed|accepted|sent|completed)|something went wrong)\b/i;
/** What makes it safe: the processor has been asked, the request is the same, or the text says not to. */
const SAFE =
  /\b(?:(?:do not|don't|never) (?:pay|charge|try|repeat|send)|haven't been charged|nothing (?:was|is) charged|asks? (?:it|the processor|your processor)|before (?:you|your)|idempotency|same (?:request|key)|find out|not a reason|no reason)\b/i;

/** Lines of a string that invite another payment although the first might have charged. */
function invitations(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => INVITES.test(line) && PAYMENT.test(line) && NOT_KNOWN.test(line) && !SAFE.test(line));
}

describe('a second charge', () => {
  it('is invited nowhere', () => {
    const found = FILES.flatMap((file) =>
      invitations(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(
      found,
      'The outcome of a payment that ends like this is unknown. Say "We\'re checking your payment. Don\'t pay again.", or have the reader ask the processor first.',
    ).toEqual([]);
  });

  it.each([
    'The payment did not go through. You can try again.',
    'The payment could not be confirmed. Try again.',
    'The payment was not confirmed. You can try again.',
    'The card was not accepted for this order. Try another one.',
    '| `408` | The charge took too long | Let the customer try again |',
    'If the connection breaks, the customer can pay again.',
  ])('is found in: %s', (line) => {
    expect(invitations(line)).toEqual([line]);
  });

  it.each([
    "We're checking your payment. Don't pay again.",
    "You haven't been charged. Try again.",
    'Your card was declined. Try another card.',
    'After a 408, ask the processor for the payment before you try again.',
  ])('is not found in: %s', (line) => {
    expect(invitations(line)).toEqual([]);
  });
});
