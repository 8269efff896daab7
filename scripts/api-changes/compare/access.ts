import type { ContractOperation } from '../contract.ts';
import { code, listed, type Difference } from './difference.ts';

type Access = Pick<ContractOperation, 'permissions' | 'permissionsNeeded' | 'applicationTypes'>;

/** The smallest sets of permissions that open an operation. */
function keysThatOpen({ permissions, permissionsNeeded }: Access): readonly (readonly string[])[] {
  return permissionsNeeded === 'all' ? [permissions] : permissions.map((permission) => [permission]);
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

const needs = ({ permissions, permissionsNeeded }: Access): string =>
  listed(permissions.map(code), permissionsNeeded === 'all' ? 'and' : 'or');

/** A key that opened an operation and no longer does is a break. */
function comparePermissions(before: Access, after: Access): Difference[] {
  const isOne = after.permissions.length === 1;
  const isSame =
    sameSet(before.permissions, after.permissions) &&
    (isOne || before.permissionsNeeded === after.permissionsNeeded);
  if (isSame || after.permissions.length + before.permissions.length === 0) return [];
  // Without permissions, it isn't established which ones are needed.
  if (after.permissions.length === 0) return [{ kind: 'changed', what: 'no longer lists permissions' }];
  const what = `now needs ${needs(after)}`;
  if (before.permissions.length === 0) return [{ kind: 'changed', what }];
  const stillOpen = keysThatOpen(before).every((key) =>
    keysThatOpen(after).some((needed) => needed.every((permission) => key.includes(permission))),
  );
  const instead = sameSet(before.permissions, after.permissions)
    ? `${before.permissionsNeeded} of them`
    : needs(before);
  return [{ kind: stillOpen ? 'changed' : 'breaking', what: `${what} instead of ${instead}` }];
}

function compareApplicationTypes(before: Access, after: Access): Difference[] {
  // Without types, it isn't established which ones can call it.
  if (before.applicationTypes.length === 0 || after.applicationTypes.length === 0) return [];
  const gone = before.applicationTypes.filter((type) => !after.applicationTypes.includes(type));
  const added = after.applicationTypes.filter((type) => !before.applicationTypes.includes(type));
  const call = (types: readonly string[]): string => `called by ${listed(types.map(code))} applications`;
  return [
    ...(gone.length === 0 ? [] : [{ kind: 'breaking' as const, what: `can no longer be ${call(gone)}` }]),
    ...(added.length === 0 ? [] : [{ kind: 'new' as const, what: `can now be ${call(added)}` }]),
  ];
}

/** Differences in who can call an operation. */
export function compareAccess(before: Access, after: Access): Difference[] {
  return [...comparePermissions(before, after), ...compareApplicationTypes(before, after)];
}
