/** What the account updater finds for a card, by its number, from content/data/testing/test-cards-account-updater.yaml. */

/** A result. With an update, it has what changed. */
export interface UpdateResult {
  readonly code: string;
  readonly number?: string;
  readonly expiration?: { readonly month: number; readonly year: number };
}

const NEW_DATE = { expiration: { month: 12, year: 2026 } };

const WITHOUT_UPDATE: readonly (readonly [string, readonly string[]])[] = [
  // The last card is the one that samples store.
  ['NO_UPDATE', ['4711358892785746', '5412000000001009', '4242424242424242']],
  ['WRN_CONTACT_CARDHOLDER', ['4929980395567582']],
  ['WRN_ISSUER_NOT_ENROLLED', ['4929544240318920', '5580422612666704']],
  ['WRN_ISSUER_NO_DATA', ['4916725297925395', '5157204564548129']],
  ['WRN_OPT_OUT', ['4035501000000008']],
  ['WRN_CLOSED_ACCOUNT', ['5461310156953048']],
  ['ERR_INVALID_PAN', ['4035501428146300', '5555341244441115']],
  ['ERR_INVALID_EXP_DATE', ['4111111145551142', '5577000055770004']],
  ['ERR_INVALID_CONFIG', ['4111112014267661', '5555444433331111']],
];

/** Results of Visa and Mastercard cards, which are all that real-time requests support. */
export const RESULTS: ReadonlyMap<string, UpdateResult> = new Map<string, UpdateResult>([
  ['4111111111111111', { code: 'UPD_PAN', number: '4166676667666746' }],
  ['4012888888881881', { code: 'UPD_PAN', number: '4212345678910006', ...NEW_DATE }],
  ['5555555555554444', { code: 'UPD_PAN', number: '5454545454545454' }],
  ['5105105105105100', { code: 'UPD_PAN', number: '5233580618829955', ...NEW_DATE }],
  ['4539097887163333', { code: 'UPD_EXP_DATE', ...NEW_DATE }],
  ['5325191087030619', { code: 'UPD_EXP_DATE', ...NEW_DATE }],
  ...WITHOUT_UPDATE.flatMap(([code, numbers]) => numbers.map((number) => [number, { code }] as const)),
]);
