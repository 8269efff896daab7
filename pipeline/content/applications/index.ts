/**
 * Applications that guides have their readers create: `content/data/applications/<id>.yaml` holds one of them, from which come
 * a row of the table, the link to the portal and the request that creates it. `roles.yaml` beside them holds what
 * several can do.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { RequestExample } from '../api-description/index.ts';
import { loadDataTable } from '../tables/index.ts';
import { allPermissions, loadRoles, ROLES_FILE } from './roles.ts';
import { fileExists, fileNames, readText } from '../../cache/index.ts';

export { portalLink } from '../../../engines/permissions/index.ts';

const rule = z.strictObject({
  description: z.string(),
  priority: z.number().int(),
  container: z.string(),
  transform: z.enum(['mask', 'redact', 'reveal']),
  permissions: z.array(z.string()).min(1),
});

const applicationSchema = z
  .strictObject({
    name: z.string(),
    type: z.enum(['public', 'private', 'management']),
    /** Names of jobs in `roles.yaml`, whose permissions come first. */
    roles: z.array(z.string()).min(1).optional(),
    permissions: z.array(z.string()).optional(),
    rules: z.array(rule).min(1).optional(),
    /** Where the reader keeps the key, as the cell of a table. */
    keyGoes: z.string(),
  })
  .refine(
    ({ roles, permissions, rules }) =>
      (roles === undefined && permissions === undefined) !== (rules === undefined),
    { error: 'needs roles or permissions, or else rules' },
  );

/** An application of a guide, with the ID that pages and the record of proofs know it by. */
export type GuideApplication = Readonly<Omit<z.infer<typeof applicationSchema>, 'roles' | 'permissions'>> & {
  readonly id: string;
  /** Its roles', then its own; undefined where its rules have them. */
  readonly permissions?: readonly string[] | undefined;
};

/** The permissions of an application, its own or its rules', each once. */
function permissionsOf({ permissions, rules }: Omit<GuideApplication, 'id'>): readonly string[] {
  return permissions ?? [...new Set((rules ?? []).flatMap((one) => one.permissions))];
}

function checkPermissions(name: string, application: Omit<GuideApplication, 'id'>): void {
  const { rows } = loadDataTable('permissions');
  for (const permission of permissionsOf(application)) {
    const known = rows.find((row) => row.permission === permission);
    if (known === undefined)
      throw new Error(
        `${name}: there is no permission "${permission}" in content/data/api/applications/permissions.yaml.`,
      );
    const types = known.types;
    if (Array.isArray(types) && !types.includes(application.type))
      throw new Error(
        `${name}: an application of type ${application.type} cannot hold "${permission}". It belongs to ${types.join(', ')}.`,
      );
  }
}

/** What the application can do, in words: its permissions, or its rules' with their containers. */
export function rightsOf({ permissions, rules = [] }: GuideApplication): string {
  if (permissions !== undefined) return permissions.length === 0 ? 'no permission' : permissions.join(', ');
  return rules
    .map((one) => `${one.permissions.join(', ')} in ${one.container} with the transform ${one.transform}`)
    .join('; ');
}

/** Every command of the project runs at its root. */
const applicationsFolder = path.resolve('content/data/applications');

/** IDs of all applications, sorted. */
export function applicationIds(): string[] {
  return fileNames(applicationsFolder)
    .filter((file) => file !== ROLES_FILE)
    .map((file) => path.basename(file, '.yaml'))
    .sort();
}

function withPermissions(
  name: string,
  { roles, permissions, ...rest }: z.infer<typeof applicationSchema>,
  folder: string,
): Omit<GuideApplication, 'id'> {
  if (roles === undefined) return { ...rest, permissions };
  return { ...rest, permissions: allPermissions(name, roles, permissions ?? [], loadRoles(folder)) };
}

/**
 * Reads one application and checks its permissions against `content/data/api/applications/permissions.yaml`.
 *
 * @param id name of the file without extension
 * @param folder that holds the applications
 * @throws Error, a sentence that gives the file and each wrong place
 */
export function loadApplication(id: string, folder: string = applicationsFolder): GuideApplication {
  const name = `content/data/applications/${id}.yaml`;
  const file = path.join(folder, `${id}.yaml`);
  if (!fileExists(file)) throw new Error(`There is no ${name}. Write it, or name another application.`);
  const result = applicationSchema.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `${name} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  const application = withPermissions(name, result.data, folder);
  checkPermissions(name, application);
  return { ...application, id };
}

/**
 * The request that creates the application, as an example of `applications.create`.
 *
 * @param status that the operation documents for its success
 */
export function creationExample(
  { id, name, type, permissions = [], rules }: GuideApplication,
  status: number,
): RequestExample {
  return {
    name: id,
    summary: `Create the “${name}” application`,
    parameters: {},
    body: rules === undefined ? { name, type, permissions: [...permissions] } : { name, type, rules },
    status,
  };
}
