/** What one operation asks of a key. */
import type { KeyType } from '../application-types';
import type { KnownOperation, KnownPermission, PermissionFacts } from './types';

/**
 * The permissions that a key needs for an operation: all of its permissions, or where any will do, one that the plan has
 * anyway, or else the one that shows least.
 *
 * @param wanted what other operations of the plan need
 */
export function neededPermissions(
  { permissions, needed }: KnownOperation,
  wanted: ReadonlySet<string> = new Set(),
): readonly string[] {
  if (needed === 'all') return permissions;
  const shared = permissions.find((permission) => wanted.has(permission));
  return shared === undefined ? permissions.slice(0, 1) : [shared];
}

/** An operation in a list, e.g. `POST /tokens`. A proxied call takes any method. */
export function endpointOf({ method = 'ANY', path }: Pick<KnownOperation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** An operation in a sentence, e.g. `POST /tokens`, or `/proxy` where any method means the same. */
export function sentenceName({ method, path }: KnownOperation): string {
  return method === undefined ? path : endpointOf({ method, path });
}

/** A permission of the catalog. */
export function findPermission(name: string, { permissions }: PermissionFacts): KnownPermission | undefined {
  return permissions.find((permission) => permission.name === name);
}

/**
 * Whose keys can call an operation: as documented for it, or else the types that can have its permissions.
 *
 * @returns empty where no type is documented
 */
export function keyTypesOf(operation: KnownOperation, facts: PermissionFacts): readonly KeyType[] {
  if (operation.types.length > 0) return operation.types;
  const byPermission = neededPermissions(operation).map((name) => findPermission(name, facts)?.types ?? []);
  const [first = [], ...others] = byPermission;
  return first.filter((type) => others.every((types) => types.includes(type)));
}

/** Whether rules can limit a permission to containers: rules apply to tokens, and to what uses them. */
export function isTokenPermission(permission: string): boolean {
  return permission.startsWith('token:') || USES.has(permission);
}

/** Permissions under which the platform itself uses the data in plain text, and its holder doesn't see it. */
export const USES: ReadonlySet<string> = new Set(['token:use', 'proxy:invoke', 'reactor:invoke']);

/** Permissions that let their holder send requests with data of tokens to any host. */
export const SENDS_ANYWHERE: ReadonlySet<string> = new Set(['token:use', 'proxy:invoke']);
