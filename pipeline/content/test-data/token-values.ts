/** The values of token types, from `content/data/api/token-type-values.yaml`. */
import type { Json } from '../../../engines/json/index.ts';
import type { Expiration, SampleCard } from '../../../engines/test-data/index.ts';
import { cellText, type DataTable } from '../tables/index.ts';

export type ReadTable = (name: string) => DataTable;

/** The test value of each place in a type's data, e.g. `data.number` or `data`. */
function testValues(table: ReadTable, type: string): ReadonlyMap<string, Json> {
  const rows = table('token-type-values').rows.filter((row) => row.type === type);
  return new Map(rows.map((row) => [cellText(row.value), row.example ?? null]));
}

/** A type's data, made of its test values. It's an object where they are parts of one. */
export function testData(table: ReadTable, type: string): Json {
  const values = testValues(table, type);
  return (
    values.get('data') ??
    Object.fromEntries([...values].map(([place, value]) => [place.replace(/^data\./, ''), value]))
  );
}

/**
 * An expiration as a table has it.
 *
 * @param written month and year, e.g. `12/2023`
 */
export function readExpiration(written: string): Expiration {
  const [month, year] = written.split('/').map(Number);
  if (month === undefined || year === undefined)
    throw new Error(`"${written}" isn't an expiration date. Write the month and the year: 12/2023.`);
  return { month, year };
}

/** The card that samples have. */
export function cardOfSamples(table: ReadTable): SampleCard {
  const values = testValues(table, 'card');
  return {
    number: JSON.stringify(values.get('data.number') ?? '').replaceAll('"', ''),
    expiration: {
      month: Number(values.get('data.expiration_month')),
      year: Number(values.get('data.expiration_year')),
    },
  };
}
