import { describe, expect, it } from 'vitest';
import { data } from '../../components/tools/PermissionPlanner/data.ts';
import {
  adviceOnKeys,
  holderAsText,
  holderOf,
  planAccess,
  planAsText,
  rawCreation,
  readContainers,
  recognizeCode,
  type AccessWish,
  unpackFacts,
} from '.';

const facts = unpackFacts((await data()).facts);

const plan = (operations: readonly string[], wish: Partial<AccessWish> = {}) =>
  planAccess({ operations, runsIn: 'server', containers: ['/'], view: 'mask', ...wish }, facts);

const summary = (...args: Parameters<typeof plan>): unknown[] =>
  plan(...args).applications.map(({ type, permissions, rules }) => [
    type,
    ...permissions,
    ...rules.map(
      (rule) => `${String(rule.priority)} ${rule.container} ${rule.transform} ${rule.permissions.join()}`,
    ),
  ]);

describe('the plan for operations', () => {
  it('is one private application for a backend that stores and charges cards', () => {
    expect(summary(['tokens.create', 'tokens.tokenize', 'proxy'])).toEqual([
      ['private', 'token:create', 'proxy:invoke'],
    ]);
  });

  it('is two applications where no type can have all permissions', () => {
    expect(summary(['tokens.get', 'webhooks.create'])).toEqual([
      ['private', 'token:read'],
      ['management', 'webhooks:create'],
    ]);
  });

  it('is the least of the permissions where any will do, or one that’s needed anyway', () => {
    expect(summary(['networkTokens.get'])).toEqual([['private', 'network-token:read']]);
  });

  it('is both permissions where all are needed', () => {
    expect(summary(['tenants.invitations.resend'])).toEqual([
      ['management', 'tenant:invitation:create', 'tenant:invitation:update'],
    ]);
  });

  it('is a public application for a page, and a session for what a public key can’t do', () => {
    const { applications, session } = plan(['tokenIntents.create', 'tokens.get'], { runsIn: 'browser' });
    expect(session?.permissions).toEqual(['token:read']);
    expect(applications.map(({ type, permissions }) => [type, permissions])).toEqual([
      ['public', ['token-intent:create']],
      ['private', ['token:read']],
    ]);
  });

  it('gives a public application that only creates sessions the least that it can have', () => {
    expect(summary(['sessions.create'])).toEqual([['public', 'token-intent:create']]);
  });

  it('leaves out what nothing is documented for, and says so', () => {
    const { applications, undocumented } = plan(['tenants.owner.get', 'no.such.operation']);
    expect([applications, undocumented.map(({ id }) => id)]).toEqual([[], ['tenants.owner.get']]);
  });

  it('is empty without operations', () => {
    expect(plan([])).toEqual({ applications: [], session: undefined, undocumented: [], advice: [] });
  });
});

describe('containers in a plan', () => {
  const { containers } = readContainers('/pci/shop/, PCI, /pii');

  it('leave out what another covers, and have the platform’s spelling', () => {
    expect(containers).toEqual(['/pci/', '/pii/']);
    expect(readContainers('/a b/ /ü/ /c?')).toEqual({ containers: ['/a/', '/b/'], wrong: ['/ü/', '/c?'] });
  });

  it('become rules, which only reveal data to the proxy', () => {
    expect(summary(['tokens.get', 'proxy'], { containers })).toEqual([
      [
        'private',
        '1 /pci/ mask token:read',
        '2 /pci/ reveal proxy:invoke',
        '3 /pii/ mask token:read',
        '4 /pii/ reveal proxy:invoke',
      ],
    ]);
  });

  it('split an application whose other permissions rules can’t have', () => {
    const split = plan(['tokens.get', 'documents.get'], { containers });
    expect(split.applications.map(({ rules, permissions }) => [rules.length, permissions])).toEqual([
      [2, []],
      [0, ['documents:read']],
    ]);
    expect(split.advice.map(({ text }) => text).join()).toContain('two keys');
  });

  it('make one rule of a plan in plain text, with a warning', () => {
    const revealed = plan(['tokens.get', 'proxy'], { view: 'reveal' });
    expect(revealed.applications[0]?.rules).toHaveLength(1);
    expect(revealed.advice.map(({ text }) => text).join()).toContain('PCI DSS');
  });
});

describe('advice', () => {
  it.each([
    ['proxy', 'server', 'any host'],
    ['proxy', 'browser', 'any script on the page'],
    ['tokens.create', 'browser', 'fill the vault'],
    ['tokens.update', 'browser', 'guesses an ID'],
    ['applications.create', 'server', 'master key'],
    ['applePay.get', 'server', 'doesn’t list which application types'],
  ] as const)('for %s in a %s warns of %s', (operation, runsIn, warning) => {
    const texts = plan([operation], { runsIn }).advice.map(({ text }) => text);
    expect(texts.filter((text) => text.includes(warning))).toHaveLength(1);
  });
});

it('advice mentions only permissions that the plan has', () => {
  for (const runsIn of ['server', 'browser'] as const) {
    const { advice, applications, session } = plan(['tokens.get', 'proxy'], { runsIn });
    const has = [...applications.flatMap(({ permissions }) => permissions), ...(session?.permissions ?? [])];
    const names = advice.flatMap(({ text }) => text.match(/\b(?:token|proxy|reactor):\w+/g) ?? []);
    expect(names).toContain('proxy:invoke');
    expect(names.filter((name) => !has.includes(name))).toEqual([]);
  }
});

describe('the text of a plan', () => {
  it('has applications, permissions and operations', () => {
    expect(planAsText(plan(['tokens.create']))).toContain(
      'Server: private application\n  permission token:create\n  for:\n    POST /tokens (tokens.create)',
    );
  });

  it('is a request that creates the application', () => {
    const [application] = plan(['tokens.create']).applications;
    if (application === undefined) throw new Error('There is none.');
    expect(rawCreation(application, facts.hosts.test)).toBe(
      'POST /applications HTTP/1.1\nHost: api.test.basistheory.com\nBT-API-KEY: <API_KEY>\nContent-Type: application/json\n\n' +
        '{\n  "name": "Server",\n  "type": "private",\n  "permissions": [\n    "token:create"\n  ]\n}',
    );
  });
});

describe('a permission', () => {
  it('opens operations, has a worst case, and types that never have it', () => {
    const holder = holderOf('proxy:invoke', facts);
    expect(holder?.opens.map(({ id }) => id)).toEqual(['proxy']);
    expect(holder?.never).toEqual(['public', 'management']);
    expect(holder && holderAsText(holder)).toContain('At worst: Sends the plain data');
  });

  it('opens some operations only together with another', () => {
    expect(holderOf('tenant:invitation:update', facts)?.opensWithOthers.map(({ id }) => id)).toEqual([
      'tenants.invitations.resend',
    ]);
  });

  it('is unknown if the catalog doesn’t have it', () => {
    expect(holderOf('__proto__', facts)).toBeUndefined();
  });
});

describe('keys in code', () => {
  it.each([
    ['key_test_us_pub_x client.tokens.get(id)', 'server', ['needs a private key']],
    ['key_test_us_pub_x client.tokens.get(id)', 'browser', ['needs a session']],
    ['key_test_us_pvt_x client.tokens.create(id)', 'browser', ['contains a private key']],
    ['key_test_us_pvt_x client.tokens.get(id)', 'server', []],
  ] as const)('%s in a %s', (code, runsIn, warnings) => {
    const recognized = recognizeCode(code, facts);
    const operations = recognized.operations.map(({ id }) => id);
    const advice = adviceOnKeys(recognized, plan(operations, { runsIn }), runsIn);
    expect(advice.map(({ text }) => text)).toEqual(
      warnings.map((warning) => expect.stringContaining(warning) as unknown),
    );
  });
});
