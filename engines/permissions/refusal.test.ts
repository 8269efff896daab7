import { expect, it } from 'vitest';
import { data } from '../../components/tools/PermissionPlanner/data.ts';
import {
  explainRejection,
  OTHER_STATUS,
  otherReasons,
  reasonOf,
  rejectionAsText,
  type Check,
  type RejectedCall,
  unpackFacts,
} from '.';

const facts = unpackFacts((await data()).facts);

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

/** Names of the checks with a verdict. */
const named = (wanted: Check['verdict'], part: Partial<RejectedCall>): string[] =>
  explainRejection(call(part), facts).flatMap(({ name, verdict }) => (verdict === wanted ? [name] : []));
const wrong = (part: Partial<RejectedCall>): string[] => named('wrong', part);
const reason = (part: Partial<RejectedCall>): string => reasonOf(explainRejection(call(part), facts));

it.each([
  [{}, []],
  [{ host: 'production' }, ['Host']],
  [{ keyType: 'public' }, ['Key type']],
  [{ keyType: 'public', permissions: ['token:create'] }, ['Key type']],
  [{ keyType: 'management', permissions: [] }, ['Key type']],
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

it('doesn’t guess where the token is, what isn’t documented, or what the key has', () => {
  expect(named('open', { ruleContainer: '/pci/' })).toEqual(['Container']);
  expect(named('open', { operation: operation('tenants.owner.get') })).toEqual(['Key type', 'Permission']);
  expect(named('open', { permissions: [] })).toEqual(['Permission']);
  expect(reason({ permissions: [] })).toBe(
    'No reason found so far. The call needs proxy:invoke. Enter the key’s permissions to check them.',
  );
});

it('doesn’t ask to grant what a key of this type can’t use, nor call it fine', () => {
  for (const permissions of [['proxy:invoke'], ['token:create'], []]) {
    const part = { keyType: 'public', permissions, ruleContainer: '/pci/' } as const;
    expect(named('moot', part)).toEqual(['Permission', 'Container']);
    const texts = explainRejection(call(part), facts).map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(Array(2).fill('Not relevant until you call with another type of key.'));
  }
});

it('asks to grant a permission where it can be granted', () => {
  expect(reason({ permissions: ['token:read'] })).toContain('Grant it to the key’s application.');
  expect(reason({ permissions: ['token:read'], keyType: 'session' })).toContain(
    'when you authorize the session',
  );
});

it('accepts any of two permissions where any will do', () => {
  const reads = { operation: operation('networkTokens.get') };
  expect(wrong({ ...reads, permissions: ['network-token:reveal'] })).toEqual([]);
  expect(wrong({ ...reads, permissions: ['token:read'] })).toEqual(['Permission']);
});

it('never says that a rejected charge didn’t happen', () => {
  const texts = otherReasons(call()).map(({ text }) => text);
  expect(texts[0]).toContain('BT-PROXY-DESTINATION-STATUS');
});

it('explains a 401 apart from the reasons for a 403', () => {
  expect(otherReasons(call()).filter(({ text }) => text.includes('401'))).toEqual([]);
  expect(OTHER_STATUS.text).toContain('A 401 means');
});

it('is as text the call, the reason, then every check', () => {
  const given = call({ keyType: 'public' });
  expect(rejectionAsText(given, explainRejection(given, facts)).split('\n')).toEqual([
    'Call: ANY /proxy (proxy), test host',
    'Key: public, test tenant',
    'Permissions: proxy:invoke',
    'Reason: A public key can’t call /proxy. Call it from your server with a private key, or use a session.',
    '- Host: Fine. Both the key and the host are for test tenants.',
    '- Key type: Wrong. A public key can’t call /proxy. Call it from your server with a private key, or use a session.',
    '- Permission: Not checked. Not relevant until you call with another type of key.',
  ]);
});
