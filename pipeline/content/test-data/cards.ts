/** Test cards, one for each number, with everything that the tables of `content/data/testing/` say about it. */
import type { Json } from '../../../engines/json/index.ts';
import { passesLuhn } from '../../../engines/card-numbers/index.ts';
import type { Facet, Fact, TestValue } from '../../../engines/test-data/index.ts';
import { cellText, type DataTable } from '../tables/index.ts';
import { challengeOf, resultOf } from './threeds.ts';
import { readExpiration, testData, type ReadTable } from './token-values.ts';

type Row = DataTable['rows'][number];

/** What one row says about its number. */
interface Entry {
  readonly facets: Readonly<Partial<Record<Facet, string>>>;
  readonly fact: Fact;
  readonly expiration?: string;
}

const PAGE = '/docs/api/testing';

/**
 * The funding of all 3DS cards in fake BIN data, from the page of test data. A row of `test-cards-bin-details` wins.
 */
const THREEDS_FUNDING = 'CREDIT';

/** Brands as BIN details write them, and as the other tables do. */
const BRANDS: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  UNIONPAY: 'UnionPay',
  DISCOVER: 'Discover',
};

function threeds(row: Row): Entry {
  const outcome = cellText(row.outcome);
  const [authenticate, challenge] = [cellText(row.authenticate), cellText(row.challenge)];
  const returned = authenticate === '' ? '' : ` Authenticate returns ${authenticate.replace(/^A /, 'a ')}`;
  const after = challenge === '' ? '' : `, and the challenge result is ${challenge}`;
  const rejected = row.luhn === true ? '' : ' The number fails the Luhn check.';
  return {
    facets: {
      brand: cellText(row.brand),
      behavior: challengeOf(outcome),
      outcome: resultOf(outcome),
    },
    fact: {
      subject: '3D Secure',
      short: outcome,
      text: `${outcome}.${returned === '' ? '' : `${returned}${after}.`}${rejected}`,
      page: row.luhn === true ? `${PAGE}#3ds` : `${PAGE}#3ds-without-luhn`,
    },
  };
}

function updater(meanings: ReadonlyMap<string, string>): (row: Row) => Entry {
  return (row) => {
    const [code, number, expires] = [row.result_code, row.new_number, row.new_expiration].map(cellText);
    const isNew = [
      number === '' ? '' : ` The new number is \`${number ?? ''}\`.`,
      expires === '' ? '' : ` The new expiration date is ${expires ?? ''}.`,
    ].join('');
    const expiration = cellText(row.expiration);
    return {
      facets: { updater: code ?? '', ...(row.brand === undefined ? {} : { brand: cellText(row.brand) }) },
      fact: {
        subject: 'Account updater',
        short: code ?? '',
        text: `\`${code ?? ''}\`: ${meanings.get(code ?? '') ?? ''}.${isNew} Create the card with the expiration date ${expiration}.`,
        page: `${PAGE}#account-updater`,
      },
      expiration,
    };
  };
}

function network(causes: ReadonlyMap<string, string>): (row: Row) => Entry {
  return (row) => {
    const result = cellText(row.result).replaceAll('`', '');
    const cause = causes.get(result);
    return {
      facets: { network: result, brand: cellText(row.network) },
      fact: {
        subject: 'Network tokens',
        short: result,
        text:
          cause === undefined ? 'Provisioning succeeds.' : `Provisioning fails with \`${result}\`: ${cause}.`,
        page: `${PAGE}#network-tokens`,
      },
    };
  };
}

function binDetails(row: Row): Entry {
  const [brand, funding, country] = [row.brand, row.funding, row.issuer_country].map((cell) =>
    cellText(cell),
  );
  const range = cellText(row.range);
  return {
    facets: { brand: BRANDS[brand ?? ''] ?? brand ?? '', funding: funding ?? '', country: country ?? '' },
    fact: {
      subject: 'BIN details',
      short: `${funding ?? ''}, ${country ?? ''}`,
      text: `\`${brand ?? ''}\`, \`${funding ?? ''}\`, issuer country ${country ?? ''}.${range === '' ? '' : ` The same for ${range}.`}`,
      page: `${PAGE}#bin-details`,
    },
  };
}

/** One column's cells by another's. */
function column(table: DataTable, key: string, value: string): ReadonlyMap<string, string> {
  return new Map(table.rows.map((row) => [cellText(row[key]), cellText(row[value])]));
}

/** The BIN details of a 3DS card without a row of its own. */
const threedsDetails: Entry = {
  facets: { funding: THREEDS_FUNDING },
  fact: {
    subject: 'BIN details',
    short: THREEDS_FUNDING,
    text: `Funding \`${THREEDS_FUNDING}\`.`,
    page: `${PAGE}#bin-details`,
  },
};

/** Adds to the rows of a number what is said of all 3DS cards. */
function withDetails(said: readonly Entry[]): readonly Entry[] {
  const has = (facet: Facet): boolean => said.some(({ facets }) => facets[facet] !== undefined);
  return has('behavior') && !has('funding') ? [...said, threedsDetails] : said;
}

/** Everything that is said about a number of a facet, each once. */
function allOf(entries: readonly Entry[]): TestValue['facets'] {
  const named = entries.flatMap(({ facets }) => Object.entries(facets) as [Facet, string][]);
  return Object.fromEntries(
    named.map(([facet]) => [
      facet,
      [...new Set(named.filter(([other]) => other === facet).map(([, value]) => value))],
    ]),
  );
}

/** The tokens that accept a number, or none if it fails the platform's check. */
function tokens(table: ReadTable, number: string): TestValue['tokens'] {
  if (!passesLuhn(number)) return [];
  const card = testData(table, 'card') as Readonly<Record<string, Json>>;
  return [
    { type: 'card', data: { ...card, number } },
    { type: 'card_number', data: number },
  ];
}

/** The rows of a table, first what guides show. */
function guidesFirst({ rows }: DataTable): readonly Row[] {
  return [
    ...rows.filter(({ rehearse }) => rehearse === true),
    ...rows.filter(({ rehearse }) => rehearse !== true),
  ];
}

/** Every test card, 3DS cards first. The ones that the 3DS guides show come before the others. */
export function cards(table: ReadTable): readonly TestValue[] {
  const meanings = column(table('account-updater-result-codes'), 'code', 'meaning');
  const causes = column(table('network-token-errors'), 'title', 'cause');
  const readers: readonly (readonly [string, (row: Row) => Entry])[] = [
    ['test-cards-3ds', threeds],
    ['test-cards-account-updater', updater(meanings)],
    ['test-cards-network-tokens', network(causes)],
    ['test-cards-bin-details', binDetails],
  ];
  const entries = new Map<string, Entry[]>();
  for (const [name, read] of readers)
    for (const row of guidesFirst(table(name))) {
      const number = cellText(row.number);
      entries.set(number, [...(entries.get(number) ?? []), read(row)]);
    }
  return [...entries].map(([number, rows]) => {
    const said = withDetails(rows);
    const accepted = tokens(table, number);
    const types = accepted.map(({ type }) => type);
    const expiration = said.find((entry) => entry.expiration !== undefined)?.expiration;
    return {
      id: number,
      kind: 'Card number',
      value: number,
      facets: { ...allOf(said), ...(types.length > 0 ? { type: types } : {}) },
      facts: said.map(({ fact }) => fact),
      tokens: accepted,
      ...(expiration === undefined ? {} : { updaterExpiration: readExpiration(expiration) }),
    };
  });
}
