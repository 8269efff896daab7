import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import tools from '@site/src/lib/tools/tools.module.css';
import {
  adviceOnKeys,
  planAccess,
  readContainers,
  recognizeCode,
  type AccessPlan,
  type RecognizedCode,
} from '@site/src/lib/permission-plans';
import { Choice } from './Choice';
import { facts } from './facts';
import { CodeNotes, FoundInCode } from './FoundInCode';
import { Limits } from './Limits';
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

/** From code or chosen operations to permissions, applications and the calls that create them. */
export function PlanView({ state, change, answer }: PartProps & { readonly answer: PlanAnswer }): ReactNode {
  const id = useId();
  const { recognized, chosen } = answer;
  const isFound = (one: string): boolean => recognized.operations.some((operation) => operation.id === one);
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
          <Choice
            legend="Where does the code run?"
            options={RUNS}
            value={runsIn(state)}
            onChoose={(runs) => {
              change({ runs });
            }}
          />
          <Limits state={state} change={change} answer={answer} />
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
      <CodeNotes answer={answer} />
      <PlanResult answer={answer} />
      <FoundInCode state={state} change={change} answer={answer} />
    </>
  );
}
