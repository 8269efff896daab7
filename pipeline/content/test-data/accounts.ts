/** Test data other than cards, which are the bank accounts of `content/data/testing/` and the token types' test values. */
import type { TestValue, TokenData } from '../../../engines/test-data/index.ts';
import { cellText } from '../tables/index.ts';
import { testData, type ReadTable } from './token-values.ts';

/** Types whose test data is in the tables of cards. */
const CARD_TYPES: ReadonlySet<string> = new Set(['card', 'card_number']);

/** Accounts that return a given status when they're verified. */
export function bankAccounts(table: ReadTable): readonly TestValue[] {
  return table('test-bank-accounts').rows.map((row) => {
    const [routing, account, status] = [row.routing_number, row.account_number, row.status].map(cellText);
    const type = cellText(row.token_type);
    const token: TokenData =
      type === 'bank'
        ? { type, data: { routing_number: routing ?? '', account_number: account ?? '' } }
        : { type, data: account ?? '' };
    const separately = `Send \`${routing ?? ''}\` as \`routing_number\` with the verification.`;
    return {
      id: `bank-account-${account ?? ''}`,
      kind: type === 'bank' ? 'Bank account' : 'Account number',
      value: type === 'bank' ? `${routing ?? ''} ${account ?? ''}` : (account ?? ''),
      facets: { account: [status ?? ''], type: [type] },
      facts: [
        {
          subject: 'Bank account verification',
          short: status ?? '',
          text: `Returns \`${status ?? ''}\`.${type === 'bank' ? '' : ` ${separately}`}`,
          page: '/docs/api/testing#bank-accounts',
        },
      ],
      tokens: [token],
    };
  });
}

/** One value for each other token type whose data the platform validates. */
export function otherTypes(table: ReadTable): readonly TestValue[] {
  const types = new Set(table('token-type-values').rows.map((row) => cellText(row.type)));
  return [...types]
    .filter((type) => !CARD_TYPES.has(type) && type !== 'bank')
    .map((type) => {
      const data = testData(table, type);
      return {
        id: type,
        kind: 'Value',
        value: typeof data === 'string' ? data : JSON.stringify(data),
        facets: { type: [type] },
        facts: [
          {
            subject: 'Tokens',
            short: 'accepted',
            text: `The token type \`${type}\` accepts this value.`,
            page: '/docs/api/tokens/token-types#validation',
          },
        ],
        tokens: [{ type, data }],
      };
    });
}
