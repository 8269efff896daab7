import type { ApplicationType, KeyType } from '../application-types';
import { rulesFor } from './access-rules';
import { ROOT } from './containers';
import { isTokenPermission, keyTypesOf, neededPermissions } from './operation-access';
import { adviceFor } from './plan-advice';
import type {
  AccessPlan,
  KnownOperation,
  PermissionFacts,
  PlannedApplication,
  PlannedSession,
  Transform,
} from './types';

/** Where code runs: on a server, or in a page or an app, whose keys anyone can read. */
export const RUNS_IN = ['server', 'browser'] as const;
export type RunsIn = (typeof RUNS_IN)[number];

export interface AccessWish {
  /** IDs of operations. What the facts don't have is left out. */
  readonly operations: readonly string[];
  readonly runsIn: RunsIn;
  /** As `readContainers` returns them. The root alone means every container. */
  readonly containers: readonly string[];
  /** How responses show `data`. */
  readonly view: Transform;
}

const NAMES = { private: 'Server', public: 'Page or app', management: 'Setup' } as const;

/** An application can't be without permissions. This one is the least that a public key can have. */
const LEAST_PUBLIC = 'token-intent:create';

type CallingKey = KeyType | 'undocumented';

/** Which key calls an operation. */
function placeOf(operation: KnownOperation, runsIn: RunsIn, facts: PermissionFacts): CallingKey {
  const types = keyTypesOf(operation, facts);
  if (types.length === 0) return operation.permissions.length === 0 ? 'undocumented' : 'private';
  const order: readonly KeyType[] =
    runsIn === 'browser'
      ? ['public', 'session', 'private', 'management']
      : ['private', 'management', 'public', 'session'];
  return order.find((type) => types.includes(type)) ?? 'undocumented';
}

function permissionsFor(operations: readonly KnownOperation[]): readonly string[] {
  const fixed = new Set(operations.flatMap((one) => (one.needed === 'all' ? one.permissions : [])));
  return [...new Set(operations.flatMap((one) => neededPermissions(one, fixed)))];
}

interface Part {
  readonly type: ApplicationType;
  readonly operations: readonly KnownOperation[];
  readonly permissions: readonly string[];
}

/** An application, or two where some of its permissions go into rules: an application has permissions or rules. */
function applicationsOf(
  { type, operations, permissions }: Part,
  wish: AccessWish,
): readonly PlannedApplication[] {
  const isLimited = wish.containers.some((container) => container !== ROOT) || wish.view !== 'mask';
  const ruled = isLimited && type !== 'management' ? permissions.filter(isTokenPermission) : [];
  const plain = permissions.filter((permission) => !ruled.includes(permission));
  const name = NAMES[type];
  const isPlaceholder = permissions.length === 0;
  const base = { name, type, isPlaceholder, rules: [] };
  if (isPlaceholder) return [{ ...base, permissions: type === 'public' ? [LEAST_PUBLIC] : [], operations }];
  const limited = operations.filter((one) => neededPermissions(one).some((needed) => ruled.includes(needed)));
  const others = operations.filter((one) => !limited.includes(one));
  const withRules = {
    ...base,
    permissions: [],
    rules: rulesFor(ruled, wish.containers, wish.view),
    operations: plain.length === 0 ? operations : limited,
  };
  if (plain.length === 0) return [withRules];
  const withPermissions = { ...base, permissions: plain, operations: others };
  return ruled.length === 0
    ? [withPermissions]
    : [{ ...withRules, name: `${name}, tokens` }, withPermissions];
}

/** What sessions add: the page creates one, the server authorizes it. */
function sessionOperations(facts: PermissionFacts): readonly KnownOperation[] {
  return facts.operations.filter(({ id }) => id === 'sessions.create' || id === 'sessions.authorize');
}

function partsOf(
  operations: readonly KnownOperation[],
  session: PlannedSession | undefined,
  wish: AccessWish,
  facts: PermissionFacts,
): readonly Part[] {
  const all = [...new Set([...operations, ...(session === undefined ? [] : sessionOperations(facts))])];
  return (['public', 'private', 'management'] as const).flatMap((type) => {
    const own = all.filter((one) => placeOf(one, wish.runsIn, facts) === type);
    if (own.length === 0) return [];
    // The docs advise to give the server what it grants to sessions, so that its purpose is clear.
    const granted = type === 'private' ? (session?.permissions ?? []) : [];
    return [{ type, operations: own, permissions: [...new Set([...permissionsFor(own), ...granted])] }];
  });
}

/**
 * The smallest set of applications and permissions that operations can be called with. Sources: `x-permissions` and
 * `x-application-types` of the API description, the catalog of permissions, and content/docs/api/applications.
 */
export function planAccess(wish: AccessWish, facts: PermissionFacts): AccessPlan {
  const operations = facts.operations.filter(({ id }) => wish.operations.includes(id));
  const inPlace = (place: CallingKey): readonly KnownOperation[] =>
    operations.filter((one) => placeOf(one, wish.runsIn, facts) === place);
  const inSession = inPlace('session');
  const session =
    inSession.length === 0 ? undefined : { operations: inSession, permissions: permissionsFor(inSession) };
  const applications = partsOf(operations, session, wish, facts).flatMap((part) =>
    applicationsOf(part, wish),
  );
  const plan = { applications, session, undocumented: inPlace('undocumented') };
  return { ...plan, advice: adviceFor(plan, facts) };
}
