import type { ApplicationType } from '../application-types';
import { findPermission } from './operation-access';
import type { KnownOperation, KnownPermission, PermissionFacts } from './types';

/** What the holder of a permission can do. */
export interface PermissionHolder {
  readonly permission: KnownPermission;
  /** Operations that it opens alone. */
  readonly opens: readonly KnownOperation[];
  /** Operations that need another permission besides. */
  readonly opensWithOthers: readonly KnownOperation[];
  /** Types whose keys can't have it; empty where no type is documented. */
  readonly never: readonly ApplicationType[];
}

const TYPES: readonly ApplicationType[] = ['public', 'private', 'management'];

/**
 * What a permission opens.
 *
 * @returns undefined if the catalog has no such permission
 */
export function holderOf(name: string, facts: PermissionFacts): PermissionHolder | undefined {
  const permission = findPermission(name, facts);
  if (permission === undefined) return undefined;
  const naming = facts.operations.filter(({ permissions }) => permissions.includes(name));
  const alone = naming.filter(({ permissions, needed }) => needed === 'any' || permissions.length === 1);
  const { types } = permission;
  return {
    permission,
    opens: alone,
    opensWithOthers: naming.filter((operation) => !alone.includes(operation)),
    never: types.length === 0 ? [] : TYPES.filter((type) => !types.includes(type)),
  };
}
