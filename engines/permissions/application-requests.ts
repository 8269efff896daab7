/** The applications of a plan as requests and links. */
import type { ApplicationType } from '../application-types';
import type { PlannedApplication } from './types';
import type { AccessRule } from './types';

/** The body of `POST /applications`. */
export type ApplicationBody =
  | { readonly name: string; readonly type: ApplicationType; readonly permissions: readonly string[] }
  | { readonly name: string; readonly type: ApplicationType; readonly rules: readonly AccessRule[] };

/** What creates an application: its permissions, or its rules, never both. */
export function applicationBody({ name, type, permissions, rules }: PlannedApplication): ApplicationBody {
  return rules.length === 0 ? { name, type, permissions } : { name, type, rules };
}

/**
 * The request that creates an application, as raw HTTP with the placeholder `<API_KEY>`.
 *
 * @param host an origin, e.g. `https://api.test.basistheory.com`
 */
export function rawCreation(application: PlannedApplication, host: string): string {
  return [
    'POST /applications HTTP/1.1',
    `Host: ${host.replace(/^https?:\/\//, '')}`,
    'BT-API-KEY: <API_KEY>',
    'Content-Type: application/json',
    '',
    JSON.stringify(applicationBody(application), null, 2),
  ].join('\n');
}

/**
 * Where the portal creates an application with its form filled in.
 *
 * @param portal an origin
 */
export function portalLink(
  {
    name,
    type,
    permissions = [],
  }: { readonly name: string; readonly type: string; readonly permissions?: readonly string[] | undefined },
  portal: string,
): string {
  const query = new URLSearchParams([
    ['name', name],
    ['type', type],
    ...permissions.map((permission) => ['permissions', permission]),
  ]);
  return `${portal}/applications/create?${query.toString()}`;
}
