/** Whatever a reader pastes or an address says: a plan, never an error, and never more than was asked for. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { data } from '../../components/tools/PermissionPlanner/data.ts';
import {
  applicationBody,
  explainRejection,
  HOSTS,
  otherReasons,
  planAccess,
  planAsText,
  portalLink,
  rawCreation,
  readContainers,
  recognizeCode,
  RUNS_IN,
  SESSION_STATES,
  TRANSFORMS,
  unpackFacts,
} from '.';
import { keyTypesOf, neededPermissions } from './operation-access';

const facts = unpackFacts((await data()).facts);

const operation = fc.constantFrom(...facts.operations);
const ids = fc.uniqueArray(operation, { maxLength: 12 }).map((all) => all.map(({ id }) => id));
const container = fc.constantFrom('/', '/pci/', '/pci/shop/', '/PII/High', 'bank', '/4711/');
const wish = fc.record({
  operations: ids,
  runsIn: fc.constantFrom(...RUNS_IN),
  containers: fc
    .array(container, { minLength: 1, maxLength: 3 })
    .map((all) => readContainers(all.join(' ')).containers),
  view: fc.constantFrom(...TRANSFORMS),
});

/** Pieces of code, and what breaks searches in it. */
const scraps = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'client.tokens.create(',
    'curl -X POST "https://api.basistheory.com',
    '/tokens/',
    '" + id + "',
    'containers: ["/',
    'a.'.repeat(500),
    '('.repeat(500),
    ' '.repeat(500),
    '\n',
    '${',
    '%E0%A4%A',
    'GET /',
  ),
);

describe('any text', () => {
  it('is read without an error, and with lines that it has', () => {
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 30 }), (all) => {
        const text = all.join('');
        const { operations, unknown } = recognizeCode(text, facts);
        const lines = text.split('\n').length;
        for (const { line } of [...operations, ...unknown]) expect(line).toBeLessThanOrEqual(lines);
        expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    'a.',
    'a. ',
    '(',
    'containers',
    'GET /',
    'https://api.basistheory.com/tokens ',
    '${a}/tokens',
    '\0',
  ])('is read before a reader notices: five megabytes of %j', (unit) => {
    const text = `basistheory ${unit.repeat(5_000_000 / unit.length)}`;
    const started = performance.now();
    expect(recognizeCode(text, facts).isCut).toBe(true);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('any plan', () => {
  it('grants what each operation needs to a key that can call it, and nothing else', () => {
    fc.assert(
      fc.property(wish, (wanted) => {
        const plan = planAccess(wanted, facts);
        const granted = plan.applications.flatMap(({ permissions, rules }) => [
          ...permissions,
          ...rules.flatMap((rule) => rule.permissions),
        ]);
        const asked = facts.operations.filter(({ id }) => wanted.operations.includes(id));
        for (const one of asked) {
          if (one.permissions.length === 0) continue;
          const covered = one.permissions.filter((name) =>
            [...granted, ...(plan.session?.permissions ?? [])].includes(name),
          );
          expect(covered.length).toBeGreaterThanOrEqual(one.needed === 'any' ? 1 : one.permissions.length);
        }
        const needed = new Set(asked.flatMap(({ permissions }) => permissions));
        const isPlaceholder = plan.applications.some((one) => one.isPlaceholder);
        expect(granted.filter((name) => !needed.has(name))).toEqual(
          isPlaceholder &&
            plan.applications.some(({ type, isPlaceholder: is }) => is && type === 'public') &&
            !needed.has('token-intent:create')
            ? ['token-intent:create']
            : [],
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('never gives a key what its type can’t have', () => {
    fc.assert(
      fc.property(wish, (wanted) => {
        for (const { type, permissions, rules } of planAccess(wanted, facts).applications)
          for (const name of [...permissions, ...rules.flatMap((rule) => rule.permissions)]) {
            const types = facts.permissions.find((one) => one.name === name)?.types ?? [];
            expect(types.length === 0 || types.includes(type)).toBe(true);
          }
      }),
      { numRuns: 2000 },
    );
  });

  it('has permissions or rules in each application, with priorities of their own, and text that says so', () => {
    fc.assert(
      fc.property(wish, (wanted) => {
        const plan = planAccess(wanted, facts);
        for (const application of plan.applications) {
          expect(application.permissions.length > 0 && application.rules.length > 0).toBe(false);
          expect(new Set(application.rules.map(({ priority }) => priority)).size).toBe(
            application.rules.length,
          );
          expect(rawCreation(application, facts.hosts.test)).toContain(
            JSON.stringify(applicationBody(application), null, 2),
          );
          expect(URL.canParse(portalLink(application, facts.portal))).toBe(true);
          expect(planAsText(plan)).toContain(`${application.name}: ${application.type} application`);
        }
      }),
    );
  });
});

describe('any rejected call', () => {
  it('is explained, and right where it has what it needs', () => {
    fc.assert(
      fc.property(
        operation,
        fc.constantFrom('private' as const, 'public' as const, 'management' as const, 'session' as const),
        fc.constantFrom(...SESSION_STATES),
        fc.constantFrom(...HOSTS),
        fc.constantFrom(...HOSTS),
        fc.boolean(),
        (one, keyType, session, tenant, host, isGranted) => {
          const permissions = isGranted ? neededPermissions(one) : [];
          const call = {
            operation: one,
            keyType,
            session,
            tenant,
            host,
            permissions,
            ruleContainer: undefined,
            tokenContainer: undefined,
          };
          const verdicts = explainRejection(call, facts).map(({ verdict }) => verdict);
          const isRight =
            tenant === host &&
            (keyType !== 'session' || session === 'authorized') &&
            keyTypesOf(one, facts).includes(keyType) &&
            isGranted;
          expect(isRight && verdicts.includes('wrong')).toBe(false);
          expect(verdicts[0] === 'wrong').toBe(tenant !== host);
          expect(otherReasons(call)).not.toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
