/** The samples that take a payment, in every language of pages and apps, side by side: most of them can't run here. */
import { describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import type { LanguageId } from '../../pipeline/code-samples/lists.ts';

const CLIENTS: readonly LanguageId[] = ['typescript', 'react', 'react-native', 'swift', 'kotlin'];

/** A request to one's own server that pays, or leads to it. */
const PAYS =
  /(?:example\.com|fetch\(['"`]|ask\(['"`])[^'"`]*\/(?:checkout|pay|pay-with-saved-card|3ds\/authenticate(?!-app)|3ds\/finish|3ds\/outcome)\b/;

const MESSAGES = [
  'Thank you. Your payment was approved.',
  'Your card was declined. Try another card.',
  "You haven't been charged. Try again.",
  "We're checking your payment. Don't pay again.",
];

/** Shows what is next, and no message. */
const WITHOUT_MESSAGES = ['threeds-web-challenge', 'threeds-web-session', 'threeds-react-native-session'];
/** Nothing has been sent to a server when these are shown. */
const HARMLESS = ["Apple Pay isn't available. Pay another way."];

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
const INVITES = /\b(?:try|pay|again|another|retry)\b.*[.!]/i;

interface Client {
  readonly name: string;
  readonly id: string;
  readonly language: LanguageId;
  readonly code: string;
}

const clients: readonly Client[] = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language, code }) => CLIENTS.includes(language) && PAYS.test(code))
    .map(({ language, code }) => ({ name: `${id} in ${language}`, id, language, code })),
);
const withMessages = clients.filter(({ id }) => !WITHOUT_MESSAGES.includes(id));

/** Strings that ask for another payment. */
const invitations = (code: string): readonly string[] =>
  [...code.matchAll(STRING)].map(([text]) => text.slice(1, -1)).filter((text) => INVITES.test(text));

const REQUEST = /fetch\([^,)]*|URL\((?:string: )?"[^"]*"/g;
/** These don't charge: the platform, and the endpoint that creates a session. */
const HARMLESS_REQUEST = /basistheory\.com|\/3ds\/redirect/;

/** What a client does with each response that can be about a charge, up to the unknown outcome. */
const reactions = (code: string): readonly string[] =>
  [...code.matchAll(REQUEST)]
    .filter(([request]) => !HARMLESS_REQUEST.test(request))
    .map(
      ({ index }) => /^[^]*?(?:unknown'|\.unknown|UNKNOWN)|^[^]{0,800}/.exec(code.slice(index))?.[0] ?? '',
    );

/** How long a client waits for its own server, in milliseconds. */
function waits(code: string): readonly number[] {
  const milliseconds = [
    ...code.matchAll(/(?:AbortSignal\.timeout\(|\.abort\(\), |readTimeout = )([\d_]+)/g),
  ].map(([, value = '']) => Number(value.replaceAll('_', '')));
  const seconds = [...code.matchAll(/timeoutInterval = (\d+)/g)].map(([, value]) => Number(value) * 1000);
  return [...milliseconds, ...seconds];
}

describe('a sample that takes a payment', () => {
  it('is found in each language', () => {
    const languages = new Set(clients.map(({ language }) => language));
    expect([...languages].toSorted()).toEqual([...CLIENTS].toSorted());
    expect(clients.length).toBeGreaterThanOrEqual(20);
  });

  it.each(withMessages)('has the four messages, and no other that invites: $name', ({ code }) => {
    for (const message of MESSAGES) expect(code).toContain(message);
    expect(invitations(code).filter((text) => ![...MESSAGES, ...HARMLESS].includes(text))).toEqual([]);
  });

  it.each(clients)('reads the outcome from the body, never from the status: $name', ({ code }) => {
    const asks = reactions(code);
    expect(asks.length).toBeGreaterThan(0);
    for (const reaction of asks) {
      expect(reaction).toMatch(/\b(?:outcome|next)\b|PaymentResult/);
      expect(reaction).not.toMatch(/statusCode|responseCode (?:in|==)|response\.ok|response\.status\b/);
    }
  });

  it.each(clients)('falls back to an unknown outcome: $name', ({ code, language }) => {
    const fallback =
      {
        swift: /\?\? \.unknown/,
        kotlin: /catch \(error: Exception\) \{\s+Log\.w\([^\n]+\s+(?:Outcome|Next)\.UNKNOWN/,
      }[language as string] ??
      /catch \(error\) \{\s+console\.\w+\([^\n]+\);\s+return (?:'unknown'|\{ next: 'unknown' \});/;
    expect(code).toMatch(fallback);
  });

  it.each(clients)('waits longer than the 30 seconds of its server: $name', ({ code }) => {
    // A wallet limits the request to the platform, too, which doesn't charge.
    expect(Math.max(...waits(code))).toBeGreaterThanOrEqual(40_000);
  });

  it.each(clients.filter(({ language }) => ['react-native', 'swift', 'kotlin'].includes(language)))(
    'says who is signed in: $name',
    ({ code }) => {
      for (const reaction of reactions(code)) expect(reaction).toMatch(/Authorization\W/);
    },
  );

  it('finds an invitation in either kind of quotes', () => {
    expect(invitations(`a('Something went wrong. You can try again.'); b("Try another card.")`)).toEqual([
      'Something went wrong. You can try again.',
      'Try another card.',
    ]);
  });
});
