import { expect, it } from 'vitest';
import { data } from '../../components/PermissionPlanner/data.ts';
import { checksAsText, explainRejection, otherReasons, type RejectedCall } from '.';

const { facts } = await data();

function operation(id: string): RejectedCall['operation'] {
  const found = facts.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

const call = (part: Partial<RejectedCall> = {}): RejectedCall => ({
  operation: operation('proxy'),
  keyType: 'private',
  session: 'authorized',
  permissions: ['proxy:invoke'],
  ruleContainer: undefined,
  tokenContainer: undefined,
  tenant: 'test',
  host: 'test',
  ...part,
});

/** Names of the checks that are wrong. */
const wrong = (part: Partial<RejectedCall>): string[] =>
  explainRejection(call(part), facts).flatMap(({ name, verdict }) => (verdict === 'wrong' ? [name] : []));

it.each([
  [{}, []],
  [{ host: 'production' }, ['Host']],
  [{ keyType: 'public' }, ['Type of key']],
  [{ keyType: 'management', permissions: [] }, ['Type of key', 'Permission']],
  [{ permissions: ['token:read'] }, ['Permission']],
  [{ permissions: ['token:use'] }, []],
  [{ keyType: 'session' }, []],
  [{ keyType: 'session', session: 'expired' }, ['Session']],
  [{ keyType: 'session', session: 'new' }, ['Session']],
  [{ ruleContainer: '/pci/', tokenContainer: '/pci/shop/' }, []],
  [{ ruleContainer: '/pci/shop/', tokenContainer: '/pci/shop-eu/' }, ['Container']],
  [{ ruleContainer: '/pci/shop/', tokenContainer: '/pci/' }, ['Container']],
] as const satisfies readonly (readonly [Partial<RejectedCall>, readonly string[]])[])(
  'finds what is wrong with %j',
  (part, names) => {
    expect(wrong(part)).toEqual(names);
  },
);

it('doesn’t guess where the token is, or what isn’t documented', () => {
  const unknown = (part: Partial<RejectedCall>): string[] =>
    explainRejection(call(part), facts).flatMap(({ name, verdict }) => (verdict === 'unknown' ? [name] : []));
  expect(unknown({ ruleContainer: '/pci/' })).toEqual(['Container']);
  expect(unknown({ operation: operation('tenants.owner.get') })).toEqual(['Type of key', 'Permission']);
});

it('accepts any of two permissions where any will do', () => {
  const reads = { operation: operation('networkTokens.get') };
  expect(wrong({ ...reads, permissions: ['network-token:reveal'] })).toEqual([]);
  expect(wrong({ ...reads, permissions: [] })).toEqual(['Permission']);
});

it('never says that a rejected charge didn’t happen', () => {
  const texts = otherReasons(call()).map(({ text }) => text);
  expect(texts[0]).toContain('BT-PROXY-DESTINATION-STATUS');
  expect(checksAsText(explainRejection(call({ host: 'production' }), facts))).toContain('Host: WRONG.');
});
