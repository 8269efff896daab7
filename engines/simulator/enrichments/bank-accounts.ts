/** Verification of bank accounts, by the documented test accounts. */
import type { Json } from '../../json';
import { property, textOf } from '../json';
import { demandTransform } from '../applications/access';
import { objectBody, unchanged, type Handler } from '../call';
import { invalid } from '../problems';
import { isExpired } from '../tokens/token-view';
import type { StoredToken } from '../types';

/** Statuses by routing number and account number. A test compares them with data/. */
const TEST_ACCOUNTS: ReadonlyMap<string, string> = new Map([
  ['021000020 00000', 'disabled'],
  ['021000021 00001', 'enabled'],
  ['021000021 00002', 'inconclusive'],
]);

/** For any other account, so that no one starts a transfer. */
const UNKNOWN_ACCOUNT = 'disabled';

/** Routing number and account number of a token, with what the request has beside it. */
function accountOf({ type, data }: StoredToken, routingNumber: Json | undefined): string {
  if (type === 'bank')
    return `${textOf(property(data, 'routing_number'))} ${textOf(property(data, 'account_number'))}`;
  if (type !== 'us_bank_account_number')
    throw invalid({ token_id: 'The token must be of type bank or us_bank_account_number.' });
  if (typeof routingNumber !== 'string' || !/^\d{9}$/.test(routingNumber))
    throw invalid({ routing_number: 'Send the routing number, 9 digits, with a us_bank_account_number.' });
  return `${routingNumber} ${textOf(data)}`;
}

export const verifyBankAccount: Handler = (call) => {
  const { state, caller, environment } = call;
  const { token_id: id, country_code: country, routing_number: routingNumber } = objectBody(call);
  const token = typeof id === 'string' ? state.tokens.get(id) : undefined;
  if (token === undefined || isExpired(token, environment.now()))
    throw invalid({ token_id: "There's no token with this ID, or it expired." });
  if (
    country !== undefined &&
    country !== null &&
    !(typeof country === 'string' && /^[A-Z]{2}$/.test(country))
  )
    throw invalid({ country_code: 'Send a code of two letters, such as US.' });
  demandTransform(caller, 'token:use', token);
  const status = TEST_ACCOUNTS.get(accountOf(token, routingNumber)) ?? UNKNOWN_ACCOUNT;
  return unchanged(call, 200, { status });
};
