/**
 * What applications can do, as jobs that several of them have: `content/data/applications/roles.yaml` holds the permissions of
 * each. An application lists its roles, and adds the permissions that it alone needs.
 */
import path from 'node:path';
import { closestMatch } from 'leven';
import { parse } from 'yaml';
import * as z from 'zod';
import { readText } from '../../cache/index.ts';

/** The file of the roles, among the applications'. */
export const ROLES_FILE = 'roles.yaml';

const rolesSchema = z.record(z.string(), z.array(z.string()).min(1));

/** The permissions of each role, by its name. */
export type Roles = Readonly<z.infer<typeof rolesSchema>>;

/**
 * Reads the roles.
 *
 * @param folder that holds the applications
 * @throws Error, a sentence that gives the file and each wrong place
 */
export function loadRoles(folder: string): Roles {
  const result = rolesSchema.safeParse(parse(readText(path.join(folder, ROLES_FILE))));
  if (result.success) return result.data;
  throw new Error(
    `content/data/applications/${ROLES_FILE} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
  );
}

/**
 * The permissions of roles, in the order of the roles, then the application's own.
 *
 * @param place the application's file, for the sentence
 * @throws Error, a sentence that gives the file, for an unknown role or a permission that comes twice
 */
export function allPermissions(
  place: string,
  roles: readonly string[],
  own: readonly string[],
  known: Roles,
): readonly string[] {
  const ofRoles = roles.flatMap((role) => {
    const permissions = known[role];
    if (permissions !== undefined) return permissions;
    const names = Object.keys(known);
    throw new Error(
      `${place}: there is no role "${role}" in content/data/applications/${ROLES_FILE}. Did you mean "${closestMatch(role, names) ?? names.join(', ')}"?`,
    );
  });
  const all = [...ofRoles, ...own];
  const twice = all.find((permission, index) => all.indexOf(permission) !== index);
  if (twice !== undefined)
    throw new Error(`${place}: "${twice}" comes twice, from its roles or its own permissions. Remove one.`);
  return all;
}
