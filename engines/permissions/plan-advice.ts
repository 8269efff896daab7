/** What a reader must know before creating the applications of a plan. Each sentence is from the page that it leads to. */
import { findPermission, isTokenPermission, keyTypesOf, SENDS_ANYWHERE } from './operation-access';
import type { AccessPlan, PlannedApplication } from './types';
import { SEE } from './see';
import type { Advice, PermissionFacts } from './types';

type PlanParts = Omit<AccessPlan, 'advice'>;

/** See content/docs/api/rate-limits.mdx, "Other limits". */
const MOST_PERMISSIONS = 50;

const granted = ({ permissions, rules }: PlannedApplication): readonly string[] => [
  ...new Set([...permissions, ...rules.flatMap((rule) => rule.permissions)]),
];

function publicAdvice(application: PlannedApplication): Advice[] {
  const permissions = granted(application);
  const advice: Advice[] = [
    {
      text: 'Anyone can read the public key. Never put a private or management key in a page or an app.',
      ...SEE.keys,
    },
  ];
  if (application.isPlaceholder)
    advice.push({
      text: `An application needs at least one permission. This public one has ${application.permissions.join(', ')}, which can't be used to fill the vault.`,
      ...SEE.types,
    });
  if (permissions.includes('token:create'))
    advice.push({
      text: 'With token:create, anyone who has the public key can fill the vault. If your server converts what the page collects, create token intents instead.',
      ...SEE.types,
    });
  if (permissions.includes('token:update'))
    advice.push({
      text: 'token:update on a public key lets anyone who knows or guesses an ID change that token. Use a session instead.',
      ...SEE.accessLimits,
    });
  return advice;
}

function privateAdvice(application: PlannedApplication): Advice[] {
  const permissions = granted(application);
  const advice: Advice[] = [
    {
      text: 'Any private key can authorize a session that reveals full values, whatever its own permissions are. Keep it on a server that you trust with the full values.',
      ...SEE.userSession,
    },
  ];
  const sending = permissions.filter((permission) => SENDS_ANYWHERE.has(permission));
  if (sending.length > 0)
    advice.push({
      text: `Anyone with ${sending.join(' or ')} can send token data to any host, unless you turn off ephemeral proxies. Treat ${sending.length === 1 ? 'it' : 'them'} like read access.`,
      ...SEE.ephemeralOff,
    });
  if (
    application.rules.some(
      ({ transform, permissions: ruled }) =>
        transform === 'reveal' && (ruled.includes('token:read') || ruled.includes('token:search')),
    )
  )
    advice.push({
      text: 'A system that reads card data with reveal is in PCI DSS scope. To send a card to a third party, use a proxy.',
      ...SEE.transforms,
    });
  if (application.isPlaceholder)
    advice.push({
      text: 'No permission is documented for these operations, but an application needs at least one. Give it those that it grants to sessions.',
      ...SEE.sessionSteps,
    });
  return advice;
}

function managementAdvice(application: PlannedApplication): Advice[] {
  if (!granted(application).includes('application:create')) return [];
  return [
    {
      text: 'With application:create, a management key can create a key that reads tokens. Treat it as a master key, and keep it out of running services.',
      ...SEE.accessLimits,
    },
  ];
}

const BY_TYPE = { public: publicAdvice, private: privateAdvice, management: managementAdvice } as const;

function sessionAdvice({ session }: PlanParts): Advice[] {
  if (session === undefined) return [];
  const advice: Advice[] = [
    {
      text: 'A public key can’t call some of these operations. A session can: your server authorizes it, for one user and a few minutes.',
      ...SEE.sessionSteps,
    },
  ];
  const sending = session.permissions.filter((permission) => SENDS_ANYWHERE.has(permission));
  if (sending.length > 0)
    advice.push({
      text: `With ${sending.join(' or ')} in a session, your user and any script on the page can send token data to any host. Turn off ephemeral proxies before you grant it, or call the proxy from your server.`,
      ...SEE.proxySession,
    });
  return advice;
}

/** Where the documentation lists no application type for a permission of the plan. */
function unlistedTypes({ applications }: PlanParts, facts: PermissionFacts): Advice[] {
  const operations = applications.flatMap((application) => application.operations);
  const unlisted = operations
    .filter((one) => one.permissions.length > 0 && keyTypesOf(one, facts).length === 0)
    .flatMap(({ permissions }) =>
      permissions.filter((name) => findPermission(name, facts)?.types.length === 0),
    );
  if (unlisted.length === 0) return [];
  return [
    {
      text: `The documentation doesn’t list which application types can have ${[...new Set(unlisted)].join(', ')}. List the permissions of your tenant before you create the application.`,
      ...SEE.tenantsPermissions,
    },
  ];
}

function splitAdvice({ applications }: PlanParts): Advice[] {
  const types = applications.map(({ type }) => type);
  if (new Set(types).size === types.length) return [];
  return [
    {
      text: 'An application has either permissions or rules, and rules apply only to tokens. That’s why one system gets two keys here.',
      ...SEE.permissionsOrRules,
    },
  ];
}

function limitAdvice({ applications }: PlanParts): Advice[] {
  if (!applications.some((one) => granted(one).length > MOST_PERMISSIONS)) return [];
  return [
    {
      text: `An application can have at most ${String(MOST_PERMISSIONS)} permissions. Create one application for each system instead of one for all.`,
      ...SEE.counts,
    },
  ];
}

function ruleAdvice({ applications }: PlanParts): Advice[] {
  const isLimited = applications.some(({ rules }) =>
    rules.some(({ permissions }) => permissions.some(isTokenPermission)),
  );
  if (!isLimited) return [];
  return [
    {
      text: 'A call for a token outside these containers returns 403. A token created without containers goes to its type’s default, such as /pci/high/ for a card.',
      ...SEE.containerLimits,
    },
  ];
}

/** Warnings and notes about a plan, the most dangerous first, each once. */
export function adviceFor(plan: PlanParts, facts: PermissionFacts): readonly Advice[] {
  const advice = [
    ...sessionAdvice(plan),
    ...plan.applications.flatMap((application) => BY_TYPE[application.type](application)),
    ...splitAdvice(plan),
    ...ruleAdvice(plan),
    ...unlistedTypes(plan, facts),
    ...limitAdvice(plan),
  ];
  return [...new Map(advice.map((one) => [one.text, one])).values()];
}
