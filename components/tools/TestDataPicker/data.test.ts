import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { passesLuhn } from '../../../engines/card-numbers/index.ts';
import { data } from './data.ts';

const { values, 'sample-cards': sampleCards } = data();
const numbers = values.filter(({ kind }) => kind === 'Card number').map(({ value }) => value);

describe('the picker of test data', () => {
  it.each([
    'test-cards-3ds',
    'test-cards-account-updater',
    'test-cards-network-tokens',
    'test-cards-bin-details',
  ])('has every number of %s', (table) => {
    expect(numbers).toEqual(expect.arrayContaining(loadDataTable(table).rows.map((row) => row.number)));
  });

  it('has each number once, and every bank account', () => {
    expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
    expect(values.filter(({ facets }) => facets.account !== undefined)).toHaveLength(
      loadDataTable('test-bank-accounts').rows.length,
    );
  });

  it('says of one number what all tables say', () => {
    const value = values.find(({ id }) => id === '370000000000002');
    expect(value?.facts.map(({ subject }) => subject)).toEqual([
      '3D Secure',
      'Account updater',
      'Network tokens',
      'BIN details',
    ]);
    expect(value?.facets).toMatchObject({
      behavior: ['Challenge'],
      outcome: ['Successful'],
      updater: ['ERR_INVALID_CONFIG'],
      network: ['Success'],
      funding: ['CREDIT'],
    });
  });

  it('has a row of BIN details decide over what is said of all 3DS cards', () => {
    expect(values.find(({ id }) => id === '3566002020360505')?.facets.funding).toEqual(['DEBIT']);
  });

  it('says everything in sentences without links', () => {
    const texts = values.flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(
      texts.filter((text) => !text.endsWith('.') || text.includes('](') || /:\s*\.|\bundefined\b/.test(text)),
    ).toEqual([]);
  });

  it('puts only cards into samples that a token accepts', () => {
    const known = Object.keys(sampleCards.cards);
    expect(known.filter((number) => !passesLuhn(number))).toEqual([]);
    expect(known).toContain('4000020000000000');
    expect(sampleCards.samples).toEqual({
      number: '4242424242424242',
      expiration: { month: 12, year: 2029 },
    });
  });
});
