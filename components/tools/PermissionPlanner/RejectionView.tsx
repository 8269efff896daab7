import type { ReactNode } from 'react';
import clsx from 'clsx';
import tools from '@site/components/shared/tools/tools.module.css';
import {
  endpointOf,
  explainRejection,
  OTHER_STATUS,
  otherReasons,
  reasonOf,
  VERDICT_NAMES,
  type Check,
  type KnownOperation,
  type RejectedCall,
} from '@site/engines/permissions';
import { AdviceList, AdviceText } from './Advice';
import { SelectField, TextField } from './Choice';
import { facts } from './facts';
import { byGroup } from './OperationPicker';
import {
  containerOf,
  host,
  keyType,
  sessionState,
  tenant,
  words,
  type PartProps,
  type PlannerState,
} from './planner-state';
import styles from './styles.module.css';

const OPERATIONS = Object.fromEntries(
  [...byGroup(facts.operations)].map(([group, operations]) => [
    group,
    Object.fromEntries(
      operations.map((operation) => [operation.id, `${endpointOf(operation)}: ${operation.summary}`]),
    ),
  ]),
);
const KEYS = { '': { private: 'Private', public: 'Public', management: 'Management', session: 'Session' } };
const SESSIONS = {
  '': { authorized: 'Authorized', new: 'Created, but not authorized', expired: 'Expired' },
};
const TENANTS = { '': { test: 'Test', production: 'Production' } };
const ADDRESSES = { '': { test: facts.hosts.test, production: facts.hosts.production } };

/** Verdicts look different without their colors, too. */
const SIGNS = { fine: '✓', wrong: '✕', open: '?', moot: '–' } as const;

/** The operation that fails most often. */
function failedOperation({ failed }: PlannerState): KnownOperation | undefined {
  const find = (id: string): KnownOperation | undefined => facts.operations.find((one) => one.id === id);
  return find(failed) ?? find('proxy');
}

/** The call that a reader describes. */
export function rejectedCall(state: PlannerState): RejectedCall | undefined {
  const operation = failedOperation(state);
  if (operation === undefined) return undefined;
  return {
    operation,
    keyType: keyType(state),
    session: sessionState(state),
    permissions: words(state.granted),
    ruleContainer: containerOf(state.rule),
    tokenContainer: containerOf(state.token),
    tenant: tenant(state),
    host: host(state),
  };
}

function Explanation({
  call,
  checks,
}: {
  readonly call: RejectedCall;
  readonly checks: readonly Check[];
}): ReactNode {
  const isFound = checks.some(({ verdict }) => verdict === 'wrong');
  const misspelled = call.permissions.filter((name) =>
    facts.permissions.every((known) => known.name !== name),
  );
  return (
    <div className={tools.result}>
      <p role="status">{reasonOf(checks)}</p>
      {misspelled.length > 0 && (
        <p>
          The catalog has no permission <code>{misspelled.join(', ')}</code>. Check the spelling.
        </p>
      )}
      <ul className={styles.checks} aria-label="Checks">
        {checks.map(({ name, verdict, ...said }) => (
          <li key={name} data-verdict={verdict}>
            <span>
              <span aria-hidden="true">{SIGNS[verdict]}</span> {VERDICT_NAMES[verdict]}
            </span>
            <p>
              <strong>{name}.</strong> <AdviceText {...said} />
            </p>
          </li>
        ))}
      </ul>
      <AdviceList
        title={isFound ? 'Still rejected? Check these' : 'Other possible reasons'}
        advice={otherReasons(call)}
      />
      <p>
        <AdviceText {...OTHER_STATUS} />
      </p>
    </div>
  );
}

/** Why a call is rejected. The reader describes the key and the call, and the first thing that's wrong is the reason. */
export function RejectionView({ state, change }: PartProps): ReactNode {
  const call = rejectedCall(state);
  if (call === undefined) return null;
  return (
    <>
      <SelectField
        label="Which call is rejected?"
        groups={OPERATIONS}
        value={call.operation.id}
        onWrite={(failed) => {
          change({ failed });
        }}
      />
      <div className={clsx(tools.columns, styles.fields)}>
        <SelectField
          label="Key type"
          groups={KEYS}
          value={call.keyType}
          onWrite={(key) => {
            change({ key });
          }}
        />
        {call.keyType === 'session' && (
          <SelectField
            label="Session"
            groups={SESSIONS}
            value={call.session}
            onWrite={(session) => {
              change({ session });
            }}
          />
        )}
        <TextField
          label="The key’s permissions"
          hint="Separate them with spaces, such as token:read proxy:invoke."
          value={state.granted}
          onWrite={(granted) => {
            change({ granted });
          }}
        />
        <TextField
          label="Container of the access rule"
          hint="Leave it empty if the key has permissions instead of rules."
          value={state.rule}
          onWrite={(rule) => {
            change({ rule });
          }}
        />
        <TextField
          label="The token’s container"
          hint="Such as /pci/high/. Leave it empty if you don’t know."
          value={state.token}
          onWrite={(token) => {
            change({ token });
          }}
        />
        <SelectField
          label="The key’s tenant"
          groups={TENANTS}
          value={call.tenant}
          onWrite={(value) => {
            change({ tenant: value });
          }}
        />
        <SelectField
          label="Request host"
          groups={ADDRESSES}
          value={call.host}
          onWrite={(value) => {
            change({ host: value });
          }}
        />
      </div>
      <Explanation call={call} checks={explainRejection(call, facts)} />
    </>
  );
}
