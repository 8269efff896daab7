/** Everything to test with, from `content/data/testing/` and the token types' test values. */
import type { SampleCard, TestValue } from '../../../engines/test-data/index.ts';
import { loadDataTable } from '../tables/index.ts';
import { bankAccounts, otherTypes } from './accounts.ts';
import { cards } from './cards.ts';
import { cardOfSamples, type ReadTable } from './token-values.ts';

/** All cards by number, then bank accounts, then one value for each other token type. */
export function loadTestValues(table: ReadTable = loadDataTable): readonly TestValue[] {
  return [...cards(table), ...bankAccounts(table), ...otherTypes(table)];
}

/** The card that samples have, from the table of token values. */
export function loadCardOfSamples(table: ReadTable = loadDataTable): SampleCard {
  return cardOfSamples(table);
}
