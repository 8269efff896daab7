import { ROOT } from './containers';
import { USES } from './operation-access';
import type { AccessRule, Transform } from './types';

interface RulePart {
  readonly description: string;
  readonly transform: Transform;
  readonly permissions: readonly string[];
}

/** Permissions by what happens to the data: what responses show, and what the platform uses in plain text. */
function partsOf(permissions: readonly string[], view: Transform): readonly RulePart[] {
  const used = permissions.filter((permission) => USES.has(permission));
  const shown = permissions.filter((permission) => !USES.has(permission));
  if (view === 'reveal')
    return [{ description: 'Work with tokens in plain text', transform: view, permissions }];
  return [
    { description: 'Work with tokens', transform: view, permissions: shown },
    { description: 'Use tokens in proxies and reactors', transform: 'reveal' as const, permissions: used },
  ].filter((part) => part.permissions.length > 0);
}

/**
 * The rules that grant permissions in containers. What proxies and reactors use is revealed to them: a masked number
 * can't be charged.
 *
 * @param containers no container covers another, as `readContainers` returns them
 * @param view how responses show `data`
 * @returns priorities from 1
 */
export function rulesFor(
  permissions: readonly string[],
  containers: readonly string[],
  view: Transform,
): readonly AccessRule[] {
  return containers
    .flatMap((container) =>
      partsOf(permissions, view).map(({ description, ...part }) => ({
        description: container === ROOT ? description : `${description} in ${container}`,
        container,
        ...part,
      })),
    )
    .map(({ description, container, transform, permissions: granted }, place) => ({
      description,
      priority: place + 1,
      container,
      transform,
      permissions: granted,
    }));
}
