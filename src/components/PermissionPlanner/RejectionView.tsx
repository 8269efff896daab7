import type { ReactNode } from 'react';
import { Link } from '@site/src/framework/link';
import tools from '@site/src/lib/tools/tools.module.css';
import {
  explainRejection,
  otherReasons,
  type Check,
  type KnownOperation,
  type RejectedCall,
} from '@site/src/lib/permission-plans';
import { AdviceList } from './Advice';
import { SelectField, TextField } from './Choice';
import { facts } from './facts';
import { byResource, operationLabel, resourceName } from './OperationPicker';
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
  [...byResource(facts.operations)].map(([resource, operations]) => [
    resourceName(resource),
    Object.fromEntries(operations.map((operation) => [operation.id, operationLabel(operation)])),
  ]),
);
const KEYS = { '': { private: 'Private', public: 'Public', management: 'Management', session: 'Session' } };
const SESSIONS = {
  '': { authorized: 'Authorized', new: 'Created, not authorized', expired: 'Older than its time limit' },
};
const TENANTS = { '': { test: 'Test', production: 'Production' } };
const ADDRESSES = { '': { test: facts.hosts.test, production: facts.hosts.production } };
const MARKS = { fine: 'Fine', wrong: 'Wrong', unknown: 'Unknown' } as const;

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
  const reason = checks.find(({ verdict }) => verdict === 'wrong');
  const misspelled = call.permissions.filter((name) =>
    facts.permissions.every((known) => known.name !== name),
  );
  return (
    <div className={tools.result}>
      <p role="status">
        {reason === undefined ? 'Nothing here explains the rejection.' : `The reason: ${reason.text}`}
      </p>
      {misspelled.length > 0 && (
        <p>
          The catalog has no permission <code>{misspelled.join(', ')}</code>. Check the spelling.
        </p>
      )}
      <ul>
        {checks.map(({ name, verdict, text, page }) => (
          <li key={name}>
            <strong>
              {name}: {MARKS[verdict]}.
            </strong>{' '}
            {text} <Link to={page}>Details</Link>
          </li>
        ))}
      </ul>
      <AdviceList
        title={reason === undefined ? 'What else it can be' : 'If that isn’t it'}
        advice={otherReasons(call)}
      />
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
      <div className={styles.fields}>
        <SelectField
          label="Type of key"
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
          label="Permissions of the key"
          hint="With spaces between them, such as token:read proxy:invoke."
          value={state.granted}
          onWrite={(granted) => {
            change({ granted });
          }}
        />
        <TextField
          label="Container of its rule"
          hint="Empty if it has permissions instead of rules."
          value={state.rule}
          onWrite={(rule) => {
            change({ rule });
          }}
        />
        <TextField
          label="Container of the token"
          hint="Such as /pci/high/. Empty if you don’t know."
          value={state.token}
          onWrite={(token) => {
            change({ token });
          }}
        />
        <SelectField
          label="Tenant of the key"
          groups={TENANTS}
          value={call.tenant}
          onWrite={(value) => {
            change({ tenant: value });
          }}
        />
        <SelectField
          label="Host of the request"
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
