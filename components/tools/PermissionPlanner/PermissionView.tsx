import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import tools from '@site/components/shared/tools/tools.module.css';
import { holderOf, type PermissionHolder } from '@site/engines/permissions';
import { SelectField } from './Choice';
import { facts } from './facts';
import { OperationLinks } from './PlanResult';
import type { PartProps, PlannerState } from './planner-state';
import styles from './styles.module.css';

/** The permission that most readers ask about first. */
const FIRST = 'proxy:invoke';

const PERMISSIONS = {
  '': Object.fromEntries(facts.permissions.map(({ name }) => [name, name])),
};

/** The permission of the state; the first where the catalog has none of that name. */
export function chosenHolder({ permission }: PlannerState): PermissionHolder | undefined {
  return holderOf(permission, facts) ?? holderOf(FIRST, facts);
}

function Holder({ holder }: { readonly holder: PermissionHolder }): ReactNode {
  const { permission, opens, opensWithOthers, never } = holder;
  const none = opens.length + opensWithOthers.length === 0;
  return (
    <div className={tools.result}>
      <p role="status">
        <Link to={permission.page}>
          <code>{permission.name}</code>
        </Link>
        : {permission.allows}.
      </p>
      {permission.worst !== undefined && (
        <p>
          <strong>At worst, its holder:</strong> {permission.worst}
        </p>
      )}
      <p>
        {permission.types.length === 0
          ? 'The documentation doesn’t list which application types can have it. List the permissions of your tenant.'
          : `Application types: ${permission.types.join(', ')}.`}
        {never.includes('public') && <strong> A public key can’t have it.</strong>}
      </p>
      {opens.length > 0 && (
        <>
          <p className={styles.title}>Operations that it opens</p>
          <OperationLinks operations={opens} />
        </>
      )}
      {opensWithOthers.length > 0 && (
        <>
          <p className={styles.title}>Operations that need another permission, too</p>
          <OperationLinks operations={opensWithOthers} />
        </>
      )}
      {none && <p>No operation of the API description needs it.</p>}
    </div>
  );
}

/** What a permission opens, and the worst that its holder can do. */
export function PermissionView({ state, change }: PartProps): ReactNode {
  const holder = chosenHolder(state);
  return (
    <>
      <SelectField
        label="Permission"
        groups={PERMISSIONS}
        value={holder?.permission.name ?? FIRST}
        onWrite={(permission) => {
          change({ permission });
        }}
      />
      {holder !== undefined && <Holder holder={holder} />}
    </>
  );
}
