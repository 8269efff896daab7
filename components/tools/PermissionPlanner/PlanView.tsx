import { useId, type ReactNode } from 'react';
import tools from '@site/components/shared/tools/tools.module.css';
import { Choice } from './Choice';
import { CodeNotes, FoundInCode } from './FoundInCode';
import { Limits } from './Limits';
import { OperationPicker } from './OperationPicker';
import { PlanResult } from './PlanResult';
import type { PlanAnswer } from './use-plan';
import { runsIn, toggled, words, type PartProps } from './planner-state';
import styles from './styles.module.css';

const RUNS = { server: 'On a server', browser: 'In a page or an app' };

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
