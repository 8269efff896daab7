import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCardOfSamples, loadTestValues } from '../../pipeline/content/test-data/index.ts';
import {
  ANYTHING,
  matchesText,
  chosenParts,
  FACET_NAMES,
  matching,
  optionsOf,
  readChoice,
  tokenFor,
  waysOut,
  without,
  type Choice,
} from '.';

const values = loadTestValues();
const choose = (part: Partial<Choice>): Choice => ({ ...ANYTHING, ...part });
const ids = (choice: Choice, search = ''): readonly string[] =>
  matching(values, choice, search).map(({ id }) => id);

describe('a choice', () => {
  it('leads to the cards that have all of it', () => {
    expect(ids(choose({ behavior: 'Challenge', outcome: 'Successful', brand: 'Visa' }))).toEqual([
      '4000020000000000',
      '4200000000000004',
    ]);
    expect(ids(choose({ updater: 'UPD_PAN', network: 'PROVISION_DATA_EXPIRED', brand: 'Visa' }))).toEqual([
      '4012888888881881',
    ]);
  });

  it('leaves out cards that a token type rejects, where a type is chosen', () => {
    expect(
      ids(choose({ behavior: 'Challenge', outcome: 'Successful', brand: 'Visa', type: 'card' })),
    ).toEqual(['4000020000000000']);
  });

  it.each([
    ['4000 0200-0000 0000', '4000020000000000'],
    ['upd_brand', '6011760519541711'],
    ['219-09-9999', 'social_security_number'],
  ])('is narrowed by the text %s', (search, id) => {
    expect(ids(ANYTHING, search)).toEqual([id]);
  });

  it('offers for "challenge" only cards that have one, the 3DS guide’s own first', () => {
    const found = matching(values, ANYTHING, 'challenge');
    expect(found[0]?.id).toBe('4000020000000000');
    expect(found.filter(({ facets }) => !/challenge/i.test(facets.behavior?.join() ?? ''))).toEqual([]);
    expect(found.filter(({ facets }) => facets.behavior?.includes('No challenge'))).toEqual([]);
    expect(matching(values, ANYTHING, 'no challenge').map(({ facets }) => facets.behavior)).toContainEqual([
      'No challenge',
    ]);
  });

  it('takes several words, and a result comes before what only mentions it', () => {
    expect(ids(ANYTHING, 'visa challenge')[0]).toBe('4000020000000000');
    const found = matching(values, ANYTHING, 'success').map(({ facts }) =>
      facts.some(({ short }) => /success/i.test(short)),
    );
    expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('is told how many matches each value of a facet would leave', () => {
    const choice = choose({ brand: 'UnionPay' });
    expect(optionsOf(values, choice, 'funding')).toEqual([
      { value: 'CREDIT', count: 1 },
      { value: 'DEBIT', count: 0 },
    ]);
  });

  it('that nothing has is told the fewest parts to drop', () => {
    const impossible = choose({ brand: 'UnionPay', network: 'Success', funding: 'CREDIT' });
    expect(ids(impossible)).toEqual([]);
    expect(waysOut(values, impossible)).toEqual([
      [{ facet: 'brand', value: 'UnionPay' }],
      [{ facet: 'network', value: 'Success' }],
    ]);
    expect(waysOut(values, choose({ account: 'enabled', brand: 'Visa', network: 'Success' }))).toEqual([
      [{ facet: 'account', value: 'enabled' }],
    ]);
    expect(waysOut(values, ANYTHING, 'no such text')).toEqual([]);
    expect(waysOut(values, ANYTHING)).toEqual([]);
  });

  it('from a link leaves open what no test data has', () => {
    const written = {
      brand: 'Visa',
      funding: '<b>x</b>',
      behavior: 'challenge',
      constructor: 'x',
      search: 'x',
    };
    expect(readChoice(values, written)).toEqual(choose({ brand: 'Visa' }));
  });
});

describe('the token of a value', () => {
  const [card] = matching(values, ANYTHING, '4111111111111111');

  it('is of the type that was chosen', () => {
    expect(card && tokenFor(card, choose({ type: 'card_number' }))).toEqual({
      type: 'card_number',
      data: '4111111111111111',
    });
  });

  it('expires as the account updater needs it, only where that is tested', () => {
    const samples = loadCardOfSamples();
    const data = (choice: Choice): unknown => card && tokenFor(card, choice)?.data;
    expect(data(choose({ outcome: 'Attempted' }))).toMatchObject({
      expiration_year: samples.expiration.year,
    });
    expect(data(choose({ updater: 'UPD_PAN' }))).toMatchObject({
      expiration_month: 12,
      expiration_year: 2023,
    });
    const [alone] = matching(values, ANYTHING, '6011111111111117');
    expect(alone && tokenFor(alone, ANYTHING)?.data).toMatchObject({ expiration_year: 2023 });
  });

  it('isn’t there for a number that fails the Luhn check', () => {
    const [rejected] = matching(values, ANYTHING, '4200000000000004');
    expect(rejected && tokenFor(rejected, ANYTHING)).toBeUndefined();
  });
});

it('matches as text have what was asked, and what each value does', () => {
  const choice = choose({ brand: 'UnionPay' });
  expect(matchesText(matching(values, choice), choice)).toBe(
    [
      'Test data for test tenants (Brand: UnionPay)',
      'Card number 6200000000000005',
      '  BIN details: UNIONPAY, CREDIT, issuer country Svalbard & Jan Mayen Islands. The same for 6200000000000000 to 6200000000000000.',
    ].join('\n'),
  );
});

describe('whatever is asked', () => {
  const part = fc.oneof(
    fc.constant(''),
    fc.string(),
    fc.constantFrom(...values.flatMap((one) => Object.values(one.facets).flat())),
  );
  const written = fc.record(Object.fromEntries(FACET_NAMES.map((facet) => [facet, part])));

  it('counts are true, and dropping what is offered leaves matches', () => {
    fc.assert(
      fc.property(written, fc.oneof(fc.constant(''), fc.string()), (address, search) => {
        const choice = readChoice(values, address);
        for (const facet of FACET_NAMES)
          for (const { value, count } of optionsOf(values, choice, facet, search))
            expect(matching(values, { ...choice, [facet]: value }, search)).toHaveLength(count);
        for (const way of waysOut(values, choice, search)) {
          expect(chosenParts(choice)).toEqual(expect.arrayContaining([...way]));
          expect(matching(values, without(choice, way), search)).not.toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
