/** Who asks, and what they can do with which token. */
import type { ApplicationType } from '../../application-types';
import { forbidden, unauthorized } from '../problems';
import type { AccessRule, PlatformState, StoredApplication, Transform } from '../types';

/** The caller of a request. */
export interface Caller {
  readonly applicationId: string;
  /** What counts as the type of the application: `session` for a session. */
  readonly types: readonly (ApplicationType | 'session')[];
  readonly permissions: readonly string[];
  readonly rules: readonly AccessRule[];
}

/** What a rule looks at. */
export interface AccessedToken {
  readonly id?: string;
  readonly container: string;
}

/** The ID of the application behind the placeholders of samples, which can call everything. */
export const SAMPLES_APPLICATION = 'b4356c0f-3e67-4561-8a57-6c41b3a09f1b';

/** What stands for a key in samples, e.g. `<API_KEY>`. */
export const PLACEHOLDER = /^<[A-Z_]+>$/;

/**
 * What a management key can do here. The key of samples has it besides its application's own permissions, since it
 * stands for a reader's keys of every type, and an application has at most 50 permissions.
 */
const MANAGEMENT = [
  'application:create',
  'application:read',
  'application:update',
  'application:delete',
  'webhooks:create',
  'webhooks:read',
  'webhook:read',
  'webhooks:update',
  'webhooks:delete',
  'proxy:create',
  'proxy:read',
  'proxy:update',
  'proxy:delete',
  'reactor:create',
  'reactor:read',
  'reactor:update',
  'reactor:delete',
  'log:read',
  'report:read',
  'tenant:read',
  'tenant:update',
];

/** Permissions that reach the data behind a token for another party; the reader of the response sees none of it. */
const USES = new Set(['proxy:invoke', 'reactor:invoke', 'token:use']);

/** An application as the caller of a request, or as what code acts as. */
export function callerOf(application: StoredApplication): Caller {
  const { id, type, permissions, rules } = application;
  const isForSamples = id === SAMPLES_APPLICATION;
  return {
    applicationId: id,
    types: isForSamples ? ['private', 'public', 'management'] : [type],
    permissions: isForSamples ? [...permissions, ...MANAGEMENT] : permissions,
    rules,
  };
}

/** The application that a key belongs to; placeholders of samples belong to the one for samples. */
export function applicationWithKey(state: PlatformState, key: string): StoredApplication | undefined {
  if (PLACEHOLDER.test(key)) return state.applications.get(SAMPLES_APPLICATION);
  return [...state.applications.values()].find(({ keys }) => keys.some(({ secret }) => secret === key));
}

/**
 * Finds the caller by the key of the request.
 *
 * @throws Problem 401 for a key that is missing or unknown, and for a session that has ended or is not authorized
 */
export function findCaller(state: PlatformState, key: string | undefined, now: number): Caller {
  if (key === undefined || key === '') throw unauthorized();
  const application = applicationWithKey(state, key);
  if (application !== undefined) return callerOf(application);
  const session = [...state.sessions.values()].find((one) => one.key === key);
  if (session?.granted === undefined || session.expiresAt <= now) throw unauthorized();
  return { applicationId: session.createdBy, types: ['session'], ...session.granted };
}

/** Whether a rule on a path covers a container. Paths end with a slash, so a prefix is whole segments. */
function coversContainer(path: string, container: string): boolean {
  return container.toLowerCase().startsWith(path.toLowerCase());
}

function covers(rule: AccessRule, place: AccessedToken): boolean {
  if (rule.container !== undefined && !coversContainer(rule.container, place.container)) return false;
  return (rule.conditions ?? []).every(({ attribute, operator, value }) => {
    if (attribute === 'container' && operator === 'starts_with')
      return coversContainer(value, place.container);
    const actual = attribute === 'id' ? place.id : attribute === 'container' ? place.container : undefined;
    if (actual === undefined) return false;
    return operator === 'starts_with' ? actual.startsWith(value) : operator === 'equals' && actual === value;
  });
}

/**
 * How the caller sees a token, or undefined where nothing grants the permission. The first rule that covers the token
 * and grants the permission decides; permissions without rules hold in all containers and show masks.
 */
export function transformOf(caller: Caller, permission: string, place: AccessedToken): Transform | undefined {
  if (caller.permissions.includes(permission)) return USES.has(permission) ? 'reveal' : 'mask';
  const rule = caller.rules
    .toSorted((one, other) => one.priority - other.priority)
    .find((one) => one.permissions.includes(permission) && covers(one, place));
  return rule === undefined ? undefined : (rule.transform ?? 'mask');
}

/**
 * How the caller sees a token.
 *
 * @throws Problem 403 where no permission and no rule allows it
 */
export function demandTransform(caller: Caller, permission: string, place: AccessedToken): Transform {
  const transform = transformOf(caller, permission, place);
  if (transform === undefined)
    throw forbidden(`The key lacks ${permission} for the container ${place.container}.`);
  return transform;
}

/** Whether the caller has a permission anywhere. */
export function holds(caller: Caller, permission: string): boolean {
  return (
    caller.permissions.includes(permission) ||
    caller.rules.some(({ permissions }) => permissions.includes(permission))
  );
}
