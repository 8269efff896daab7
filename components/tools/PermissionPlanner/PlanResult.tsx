import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import tools from '@site/components/shared/tools/tools.module.css';
import {
  endpointOf,
  portalLink,
  type KnownOperation,
  type PlannedApplication,
} from '@site/engines/permissions';
import { AdviceList } from './Advice';
import { CreationCode } from './CreationCode';
import { facts } from './facts';
import type { PlanAnswer } from './use-plan';
import styles from './styles.module.css';

/** Permissions, each with a link to its row in the documentation. */
function Permissions({ names }: { readonly names: readonly string[] }): ReactNode {
  return names.map((name, place) => {
    const known = facts.permissions.find((permission) => permission.name === name);
    const code = <code>{name}</code>;
    return (
      <span key={name}>
        {place > 0 && ', '}
        {known === undefined ? code : <Link to={known.page}>{code}</Link>}
      </span>
    );
  });
}

export function OperationLinks({
  operations,
}: {
  readonly operations: readonly KnownOperation[];
}): ReactNode {
  return (
    <ul>
      {operations.map((operation) => (
        <li key={operation.id}>
          <Link to={operation.page}>
            <code>{endpointOf(operation)}</code>
          </Link>{' '}
          {operation.summary}
        </li>
      ))}
    </ul>
  );
}

function Application({ application }: { readonly application: PlannedApplication }): ReactNode {
  const { name, type, permissions, rules, operations } = application;
  return (
    <div className={styles.application}>
      <p className={styles.title}>
        {name}: <code>{type}</code> application
      </p>
      {rules.length === 0 ? (
        <p>
          Permissions: {permissions.length === 0 ? 'none documented' : <Permissions names={permissions} />}
        </p>
      ) : (
        <ol>
          {rules.map(({ priority, container, transform, permissions: granted }) => (
            <li key={priority}>
              <Permissions names={granted} /> in <code>{container}</code>, with <code>{transform}</code>
            </li>
          ))}
        </ol>
      )}
      {operations.length > 0 && (
        <details>
          <summary>What it calls ({operations.length})</summary>
          <OperationLinks operations={operations} />
        </details>
      )}
      {(permissions.length > 0 || rules.length > 0) && (
        <>
          {rules.length === 0 ? (
            <p>
              <Link to={portalLink(application, facts.portal)}>Create it in the portal</Link>, with the form
              filled in
            </p>
          ) : (
            <p>
              Create it with the API, or enter the rules in the portal’s Advanced Rule Builder. A link can’t
              fill them in.
            </p>
          )}
          <CreationCode application={application} />
        </>
      )}
    </div>
  );
}

function summaryOf({ chosen, plan }: PlanAnswer): string {
  if (chosen.length === 0) return 'Paste code or choose operations to see the permissions that they need.';
  const { applications } = plan;
  if (applications.length === 0) return 'No permission is documented for this.';
  const count = new Set(
    applications.flatMap(({ permissions, rules }) => [
      ...permissions,
      ...rules.flatMap((rule) => rule.permissions),
    ]),
  ).size;
  const many = (number: number, noun: string): string =>
    `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
  const types = [...new Set(applications.map(({ type }) => type))].map((type) =>
    many(applications.filter((one) => one.type === type).length, `${type} application`),
  );
  return `${many(count, 'permission')} in ${types.join(' and ')}.`;
}

/** The applications of a plan, and what to know before creating them. */
export function PlanResult({ answer }: { readonly answer: PlanAnswer }): ReactNode {
  const { plan } = answer;
  return (
    <div className={tools.result}>
      <p role="status">{summaryOf(answer)}</p>
      {plan.applications.map((application) => (
        <Application key={`${application.type} ${application.name}`} application={application} />
      ))}
      {plan.session !== undefined && (
        <div className={styles.application}>
          <p className={styles.title}>Session that your server authorizes</p>
          <p>
            Grants: <Permissions names={plan.session.permissions} />, in a rule whose conditions cover only
            the user’s tokens
          </p>
          <OperationLinks operations={plan.session.operations} />
        </div>
      )}
      {plan.undocumented.length > 0 && (
        <>
          <p className={styles.title}>No permission is documented for these. Try them with your key first.</p>
          <OperationLinks operations={plan.undocumented} />
        </>
      )}
      <AdviceList
        title={`Before you create ${plan.applications.length === 1 ? 'it' : 'them'}`}
        advice={plan.advice}
      />
    </div>
  );
}
