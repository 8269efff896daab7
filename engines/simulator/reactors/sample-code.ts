/** What the reactor code of this site's samples does. Other code is stored, and never run. */
import { computeHmac } from '../../expressions';
import { present, property } from '../json';
import { digestOf, thrown, WITHOUT_APPLICATION, type KnownCode } from '../code-runs';
import { extractCard } from './extract-card';
import { ofCard, REACTORS } from './fixed-reactors';

const averageIncome: KnownCode = ({ args }) => {
  const people = property(args, 'people');
  if (!Array.isArray(people) || people.length < 5)
    return thrown('BadRequestError', 'Send at least five people.', 'people');
  const incomes = people.map((person) => property(person, 'monthly_income'));
  if (!incomes.every((income): income is number => Number.isFinite(income)))
    return thrown('BadRequestError', 'Each person needs a monthly income.', 'people');
  const total = incomes.reduce((sum, income) => sum + income, 0);
  const average = Math.round(total / people.length);
  return { ok: true, body: { raw: { people: people.length, average_monthly_income: average } } };
};

const loyaltyReference: KnownCode = ({ args, configuration: { PARTNER_SECRET: secret } }) => {
  if (secret === undefined) return thrown('ReactorRuntimeError', 'The configuration has no PARTNER_SECRET.');
  const encoder = new TextEncoder();
  return ofCard(args, (number) => {
    const hash = computeHmac('sha-256', encoder.encode(secret), encoder.encode(number));
    const hexadecimal = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'));
    return { raw: { card_reference: hexadecimal.join('') } };
  });
};

const keepAccount: KnownCode = ({ args, createToken }) => {
  if (createToken === undefined) return WITHOUT_APPLICATION;
  const { id = null } = createToken(present({ type: 'token', data: property(args, 'account') }));
  return { ok: true, body: { raw: { token: id } } };
};

const cardBrand: KnownCode = ({ args }) =>
  ofCard(args, (number) => ({ raw: { brand: number.startsWith('4') ? 'visa' : 'other' } }));

const lastDigits: KnownCode = ({ args }) => ofCard(args, (number) => ({ last4: number.slice(-4) }));

interface SampleCode {
  readonly sample: string;
  readonly image: 'node-bt' | 'node22';
  readonly run: KnownCode;
}

/** By digest, which is shorter than the code. */
export const SAMPLE_CODE: ReadonlyMap<string, SampleCode> = new Map<string, SampleCode>([
  ['2074df49d25fc853', { sample: 'process-average-income', image: 'node-bt', run: averageIncome }],
  ['8a60528fbee3f794', { sample: 'loyalty-reference', image: 'node-bt', run: loyaltyReference }],
  ['1aa1a041809d00d4', { sample: 'reactor-keep-account', image: 'node-bt', run: keepAccount }],
  ['24c47a089c630b8b', { sample: 'reactor-card-brand', image: 'node-bt', run: cardBrand }],
  ['91e8351c77e76357', { sample: 'reactor-last-digits', image: 'node22', run: lastDigits }],
  ['ee5084f9de22d6eb', { sample: 'extract-card', image: 'node-bt', run: extractCard }],
]);

const FIXED_CODE = new Map(
  REACTORS.map(({ code, runtime, run }) => [
    digestOf(code),
    { image: runtime === undefined ? 'node-bt' : 'node22', run },
  ]),
);

/** What code does on a runtime, or undefined for code that the simulator doesn't know. */
export function knownCode(code: string, image: string): KnownCode | undefined {
  const digest = digestOf(code);
  const known = SAMPLE_CODE.get(digest) ?? FIXED_CODE.get(digest);
  return known?.image === image ? known.run : undefined;
}
