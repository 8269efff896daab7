import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { data } from '../../components/tools/TestDataPicker/data.ts';
import { codeEdits, readSampleCard, writeSampleCard, type ChosenCard } from '.';

const { samples, cards } = data()['sample-cards'];

const CHALLENGE: ChosenCard = { number: '4000020000000000', does: '' };
const UPDATED: ChosenCard = {
  number: '378282246310005',
  does: '',
  expiration: { month: 11, year: 2023 },
};

/** The code with its edits made. */
function edited(code: string, card: ChosenCard): string {
  let from = 0;
  let text = '';
  for (const edit of codeEdits(code, card, samples)) {
    expect(edit.start).toBeGreaterThanOrEqual(from);
    text += code.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return text + code.slice(from);
}

describe('the card of a sample', () => {
  it.each([
    ['{ number: "4242424242424242" }', '{ number: "4000020000000000" }'],
    ['query: "data:4242"', 'query: "data:0000"'],
    ['"4242" in text', '"0000" in text'],
    ['4111111111111111 42424242424242421 424242', '4111111111111111 42424242424242421 424242'],
    ['placeholder="4242 4242 4242 4242"', 'placeholder="4242 4242 4242 4242"'],
    [
      'number: "4242424242424242", expiration_year: 2029',
      'number: "4000020000000000", expiration_year: 2029',
    ],
  ])('%s', (code, expected) => {
    expect(edited(code, CHALLENGE)).toBe(expected);
  });

  it.each([
    ['"expiration_month": 12, "expiration_year": 2029', '"expiration_month": 11, "expiration_year": 2023'],
    ['ExpirationYear = 2029', 'ExpirationYear = 2023'],
    ['["expiration_year"] = 2029', '["expiration_year"] = 2023'],
    ['put("expiration_year", 2029)', 'put("expiration_year", 2023)'],
    ['"expiration_year":  2029', '"expiration_year":  2023'],
    ['.expirationYear(2029)', '.expirationYear(2023)'],
    ['ExpirationYear:  basistheory.Int(2029)', 'ExpirationYear:  basistheory.Int(2023)'],
    ['expiration_year=2029', 'expiration_year=2023'],
    ['expiration_year: 2030', 'expiration_year: 2030'],
  ])('has the expiration that its test needs: %s', (code, expected) => {
    expect(edited(`4242424242424242 ${code}`, UPDATED)).toBe(`378282246310005 ${expected}`);
    expect(edited(code, UPDATED)).toBe(code);
  });

  it('never changes code without it, and changes the rest in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constant(samples.number), fc.constant('data:4242'))),
        (parts) => {
          const code = parts.join(' ');
          const after = edited(code, CHALLENGE);
          expect(after.length).toBe(code.length);
          expect(codeEdits(after, CHALLENGE, samples)).toEqual([]);
        },
      ),
    );
  });
});

describe('a stored card', () => {
  it('comes back as it was written', () => {
    expect(readSampleCard(writeSampleCard('4000020000000000'), cards)).toEqual({
      number: '4000020000000000',
      does: '3D Secure: Successful challenge authentication',
    });
    expect(
      readSampleCard(writeSampleCard('4111111111111111', { month: 12, year: 2023 }), cards),
    ).toMatchObject({
      number: '4111111111111111',
      expiration: { month: 12, year: 2023 },
    });
  });

  it.each([
    null,
    '',
    '4242',
    '4539578763621486',
    '4200000000000004',
    '4111111111111111 1/2030',
    '4111111111111111 12/2023 x',
    '4000020000000000 12/2023',
    'constructor',
    '<img src=x>',
  ])('that reads %j is ignored', (written) => {
    expect(readSampleCard(written, cards)).toBeUndefined();
  });

  it('is ignored whatever else is stored', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const card = readSampleCard(written, cards);
        expect(card === undefined || Object.hasOwn(cards, card.number)).toBe(true);
      }),
    );
  });
});
