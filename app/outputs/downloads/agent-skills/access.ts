/** The applications that a skill's calls need, from the permissions of their operations, as the permission planner computes them. */
import { planAccess, unpackFacts, type PlannedApplication } from '../../../../engines/permissions/index.ts';
import { data as plannerData } from '../../../../components/tools/PermissionPlanner/data.ts';
import {
  loadApplication,
  rightsOf,
  type GuideApplication,
} from '../../../../pipeline/content/applications/index.ts';
import { addressOnSite } from './addresses.ts';

/** Operations and permissions. */
type AccessFacts = ReturnType<typeof unpackFacts>;

/** A row of the table of applications. */
interface ApplicationRow {
  readonly name: string;
  readonly type: string;
  readonly rights: string;
  readonly keyGoes: string;
}

/** What the planner knows, which is the same for every skill. */
export const accessFacts = async (): Promise<AccessFacts> => unpackFacts((await plannerData()).facts);

/** The least that the calls need. */
function planned(operations: readonly string[], facts: AccessFacts): readonly PlannedApplication[] {
  return planAccess({ operations, runsIn: 'server', containers: ['/'], view: 'mask' }, facts).applications;
}

const permissionsOf = ({ permissions, rules = [] }: GuideApplication): readonly string[] =>
  permissions ?? rules.flatMap((rule) => rule.permissions);

/**
 * Makes sure that the definition's applications can send the calls.
 *
 * @throws Error, a sentence with the permissions that none of them has
 */
function checkCovered(plan: readonly PlannedApplication[], applications: readonly GuideApplication[]): void {
  for (const { type, permissions } of plan) {
    const ofType = applications.filter((one) => one.type === type).flatMap(permissionsOf);
    const missing = permissions.filter((permission) => !ofType.includes(permission));
    if (missing.length > 0)
      throw new Error(
        `its calls need an application of type ${type} with ${missing.join(', ')}, and its applications have none. Add one to "applications".`,
      );
  }
}

const table = (rows: readonly ApplicationRow[]): string =>
  [
    '| Application | Type | Permissions | Where the key goes |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, type, rights, keyGoes }) => `| ${name} | \`${type}\` | ${rights} | ${keyGoes} |`),
  ].join('\n');

const named = (permissions: readonly string[]): string =>
  permissions.length === 0 ? 'None' : permissions.map((one) => `\`${one}\``).join(', ');

/**
 * Writes the applications that a skill needs as a table.
 *
 * @param names of files in `content/data/applications/`. Without them, the calls decide
 * @param operations of the calls
 */
export function applicationTable(
  names: readonly string[] | undefined,
  operations: readonly string[],
  facts: AccessFacts,
): string {
  const plan = planned(operations, facts);
  const applications = names?.map((name) => loadApplication(name));
  if (applications !== undefined) checkCovered(plan, applications);
  const rows =
    applications?.map((one): ApplicationRow => {
      const { name, type, permissions, keyGoes } = one;
      return { name, type, keyGoes, rights: permissions === undefined ? rightsOf(one) : named(permissions) };
    }) ??
    plan.map(({ name, type, permissions }): ApplicationRow => ({
      ...{ name, type, rights: named(permissions) },
      keyGoes: 'Only on your server or your own machine',
    }));
  const creation = addressOnSite('/docs/api/applications#applications-create');
  return `${table(rows)}\n\nThe developer creates them in the portal, or with [a request](${creation}).`;
}
