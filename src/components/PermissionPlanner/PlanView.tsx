import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import tools from '@site/src/lib/tools/tools.module.css';
import {
  adviceOnKeys,
  planAccess,
  READ_LENGTH,
  readContainers,
  recognizeCode,
  type AccessPlan,
  type RecognizedCode,
} from '@site/src/lib/permission-plans';
import { Choice, SelectField, TextField } from './Choice';
import { facts } from './facts';
import { OperationPicker } from './OperationPicker';
import { PlanResult } from './PlanResult';
import {
  dataView,
  hasSecrets,
  runsIn,
  toggled,
  words,
  type PartProps,
  type PlannerState,
} from './planner-state';
import styles from './styles.module.css';

const RUNS = { server: 'On a server', browser: 'In a page or an app' };
const DATA = {
  '': {
    mask: 'Masked',
    reveal: 'In plain text',
    redact: 'Not at all',
  },
};

export interface PlanAnswer {
  readonly recognized: RecognizedCode;
  /** IDs of operations: what the code calls, and what was chosen. */
  readonly chosen: readonly string[];
  readonly containers: readonly string[];
  readonly wrongContainers: readonly string[];
  /** Whether the code contains a key or a card number. */
  readonly isSecret: boolean;
  readonly plan: AccessPlan;
}

/** The plan for what a reader wrote; long code is read when the browser has time. */
export function usePlan(state: PlannerState): PlanAnswer {
  const code = useDeferredValue(state.code);
  const recognized = useMemo(() => recognizeCode(code, facts), [code]);
  const isSecret = useMemo(() => hasSecrets(code), [code]);
  return useMemo(() => {
    const without = words(state.without);
    const found = recognized.operations.map(({ id }) => id).filter((id) => !without.includes(id));
    // An address can have any words.
    const listed = words(state.operations).filter((id) => facts.operations.some((one) => one.id === id));
    const chosen = [...new Set([...found, ...listed])];
    const written = readContainers(
      state.containers.trim() === '' ? recognized.containers.join(' ') : state.containers,
    );
    const containers = written.containers.length === 0 ? ['/'] : written.containers;
    const wish = { operations: chosen, runsIn: runsIn(state), containers, view: dataView(state) };
    const plan = planAccess(wish, facts);
    const advice = [...adviceOnKeys(recognized, plan, wish.runsIn), ...plan.advice];
    return {
      recognized,
      chosen,
      containers,
      wrongContainers: written.wrong,
      isSecret,
      plan: { ...plan, advice },
    };
  }, [state, recognized, isSecret]);
}

/** What the code calls, with its lines, each to be left out. */
function FoundInCode({
  state,
  change,
  answer: { recognized, isSecret },
}: PartProps & { readonly answer: PlanAnswer }): ReactNode {
  const { operations, unknown, isCut } = recognized;
  const without = words(state.without);
  return (
    <>
      {operations.length > 0 && (
        <fieldset>
          <legend>Found in your code</legend>
          {operations.map(({ id, written, line }) => (
            <label key={id} className={styles.operation}>
              <input
                type="checkbox"
                checked={!without.includes(id)}
                onChange={() => {
                  change({ without: toggled(state.without, id) });
                }}
              />
              <span>
                <code>{id}</code>, line {line}: <code>{written}</code>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {unknown.length > 0 && (
        <p>
          Not an operation of the API:{' '}
          {unknown.slice(0, 5).map(({ written, line }, place) => (
            <span key={written}>
              {place > 0 && ', '}
              <code>{written}</code> (line {line})
            </span>
          ))}
          . Check the path and the method.
        </p>
      )}
      {isCut && <p>Only the first {READ_LENGTH.toLocaleString('en-US')} characters were read.</p>}
      {isSecret && (
        <p>
          <strong>Your code contains a key or a card number.</strong> It stays in this browser. Take it out
          before you pass the code on.
        </p>
      )}
    </>
  );
}

/** From code or chosen operations to permissions, applications and the calls that create them. */
export function PlanView({ state, change, answer }: PartProps & { readonly answer: PlanAnswer }): ReactNode {
  const id = useId();
  const { recognized, chosen, wrongContainers } = answer;
  const isFound = (one: string): boolean => recognized.operations.some((operation) => operation.id === one);
  const fromCode = state.containers.trim() === '' && recognized.containers.length > 0;
  return (
    <>
      <div className={tools.columns}>
        <div>
          <label htmlFor={id}>Paste code</label>
          <textarea
            id={id}
            className={`${tools.field ?? ''} ${styles.code ?? ''}`}
            spellCheck={false}
            placeholder={'client.tokens.create(…)\ncurl https://api.test.basistheory.com/…\nPOST /tokens'}
            value={state.code}
            onChange={(event) => {
              change({ code: event.target.value, without: '' });
            }}
          />
        </div>
        <OperationPicker
          chosen={chosen}
          onToggle={(one) => {
            change(
              isFound(one)
                ? {
                    without: toggled(state.without, one),
                    operations: words(state.operations)
                      .filter((other) => other !== one)
                      .join(' '),
                  }
                : { operations: toggled(state.operations, one) },
            );
          }}
        />
      </div>
      <FoundInCode state={state} change={change} answer={answer} />
      <Choice
        legend="Where does the code run?"
        options={RUNS}
        value={runsIn(state)}
        onChoose={(runs) => {
          change({ runs });
        }}
      />
      <div className={styles.fields}>
        <TextField
          label="Containers"
          hint={
            fromCode
              ? `From your code: ${recognized.containers.join(', ')}. Write / for every container.`
              : 'Paths such as /pci/ for cards or /pii/ for personal data. Empty means every container.'
          }
          value={state.containers}
          onWrite={(containers) => {
            change({ containers });
          }}
        />
        <SelectField
          label="Data in responses"
          hint="What your code sees when it reads tokens. Proxies use the full data either way."
          groups={DATA}
          value={dataView(state)}
          onWrite={(data) => {
            change({ data });
          }}
        />
      </div>
      {wrongContainers.length > 0 && (
        <p role="alert">
          {wrongContainers.join(', ')} isn’t a container. A path has letters, digits, - and _ between slashes.
        </p>
      )}
      <PlanResult answer={answer} />
    </>
  );
}
