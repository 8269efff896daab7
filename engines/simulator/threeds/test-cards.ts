/** What the number of a 3DS test card leads to, as content/data/testing/test-cards-3ds.yaml has it. Numbers that fail the Luhn check are left out. */

export type Ending = 'successful' | 'attempted' | 'failed' | 'unavailable' | 'rejected';

/** How an authentication goes. */
export type CardOutcome =
  | { readonly fails: '3DS Server' | 'Directory Server' }
  | {
      readonly ending: Ending;
      /** The kind of challenge before the ending, if there is one. */
      readonly challenge?: 'dynamic' | 'out-of-band';
      readonly isMandated: boolean;
    };

/** Numbers by the outcome that the table gives them. */
export const TEST_CARDS: Readonly<Record<string, readonly string[]>> = {
  'Successful frictionless authentication': ['5204247750001471', '340000000004001'],
  'Successful challenge authentication': [
    '4150580996517927',
    '4000020000000000',
    '370000000000002',
    '3566002020360505',
    '3566006663297692',
  ],
  'Successful challenge authentication, method not required': ['4005562231212123'],
  'Successful mandated challenge authentication': ['4761369980320253', '5200000000001104'],
  'Successful out-of-band challenge authentication': ['4000000000000341'],
  'Attempted challenge authentication': ['4005571701111111'],
  'Authentication attempted': ['4111111111111111', '5424180011113336'],
  'Authentication failed': ['4264281511112228', '5424180000000171'],
  'Authentication unavailable': ['5405001111111165'],
  'Authentication rejected': ['5405001111111116'],
  'Failed challenge authentication': ['4055011111111111', '5427660064241339'],
  'Failed out-of-band challenge authentication': ['6011361011110004'],
  'Unavailable challenge authentication': ['6011361000008888'],
  'Rejected challenge authentication': ['6011361000001115'],
  '3DS directory server error': ['4264281500003339', '5424180011110001'],
  'Internal 3DS server error': ['4264281500001119'],
};

/** The card that carries two brands. */
export const CO_BADGED_CARD = '4150580996517927';

const ENDINGS: readonly Ending[] = ['successful', 'attempted', 'failed', 'unavailable', 'rejected'];

/** What a card number leads to, or undefined for one that isn't a 3DS test card. */
export function outcomeOf(number: string): CardOutcome | undefined {
  const name = Object.keys(TEST_CARDS).find((one) => TEST_CARDS[one]?.includes(number) === true);
  if (name === undefined) return undefined;
  if (name.endsWith('server error'))
    return { fails: name.includes('directory') ? 'Directory Server' : '3DS Server' };
  const ending = ENDINGS.find((one) => name.toLowerCase().includes(one)) ?? 'failed';
  const isMandated = name.includes('mandated');
  if (!name.includes('challenge')) return { ending, isMandated };
  return { ending, isMandated, challenge: name.includes('out-of-band') ? 'out-of-band' : 'dynamic' };
}
