import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorFacts } from '../../components/tools/ErrorFinder/facts';
import { answerText, findErrors, MOST_FINDINGS } from '.';

const facts = await errorFacts();

/** Bits of what people paste, put together in any order. */
const bits = fc.constantFrom(
  'HTTP/1.1 408 Request Timeout',
  '\r\n',
  '\n\n',
  'BT-PROXY-DESTINATION-STATUS: 200',
  'content-type: application/json',
  '{"proxy_error":{"status":403}}',
  '{"resultCode":"Authorised"}',
  'POST /tokens',
  'status: 500',
  'ForbiddenError',
  '4242424242424242',
  'curl: (28) Operation timed out',
  '{',
  '\\"',
  '\u0000',
  '💳',
  '<img src=x onerror=alert(1)>',
  'TypeError: no\n',
  'The outcome is unknown (status 200',
);

const pasted = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.oneof(bits, fc.string({ maxLength: 20 })), { maxLength: 25 }).map((parts) => parts.join('')),
);

describe('whatever is pasted', () => {
  it('gives a report, with places in the text', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { findings, help, charge, secrets } = findErrors(text, facts);
        const lines = text.split(/\r\n|\r|\n/);
        expect(findings.length).toBeLessThanOrEqual(MOST_FINDINGS);
        expect(findings.length > 0 || help !== undefined || charge !== undefined || text.trim() === '').toBe(
          true,
        );
        for (const { line, column } of [...findings.flatMap(({ seen }) => seen), ...secrets])
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? -1) + 1);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is never called authorized or declined without the processor's header", () => {
    fc.assert(
      fc.property(pasted, (text) => {
        fc.pre(!/BT-PROXY-DESTINATION-STATUS/i.test(text));
        const { findings, charge } = findErrors(text, facts);
        for (const answer of [...findings.map((one) => one.charge), charge])
          expect(['authorized', 'not charged']).not.toContain(answer?.verdict);
      }),
      { numRuns: 3_000 },
    );
  });

  it('leaves no secret in the result', () => {
    fc.assert(
      fc.property(pasted, pasted, (before, after) => {
        const text = `${before} 4242424242424242 ${after}`;
        expect(answerText(findErrors(text, facts), 'https://docs.example.com')).not.toContain(
          '4242424242424242',
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('five million characters', () => {
  it.each([
    'a',
    ' ',
    '\n',
    '{',
    '404 ',
    'POST ',
    'HTTP/1.1 200 ',
    'status: 404 POST /tokens ',
    'An error occurred during challenge: ',
    'The outcome is unknown (status ',
    'TypeError: ',
    '"title":"TypeError',
    '4242 4242 4242 4242 ',
  ])('of %j end in time', (part) => {
    const text = part.repeat(5_100_000 / part.length);
    const start = performance.now();
    expect(findErrors(text, facts).isCut).toBe(text.length > 5_000_000);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
