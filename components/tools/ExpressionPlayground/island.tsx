import { useEffect, useId, useRef, type ReactNode } from 'react';
import { answerText, contextFacts, type Field } from '@site/engines/expression-playground';
import type { TextPosition } from '@site/engines/json-text';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import tool from '@site/components/shared/tools/tools.module.css';
import { useBrowserData } from '../../browser/use-browser-data';
import { ExampleMenu, TypeMenu, WhereMenu } from './Menus';
import { Outcome } from './Outcome';
import { Sources } from './Sources';
import { isWrong, TextField } from './TextField';
import { start, useAttempt } from './use-attempt';
import styles from './styles.module.css';
import { useInspection } from './use-inspection';

function ExampleNote(props: {
  readonly missing: string | undefined;
  readonly state: 'closed' | 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}): ReactNode {
  const { missing, state, retry } = props;
  if (state === 'failed')
    return (
      <p role="alert">
        {"The examples didn't load. Check your connection and retry, or reload the page."}{' '}
        <button type="button" className={tool.button} onClick={retry}>
          Retry
        </button>
      </p>
    );
  if (missing === undefined) return null;
  return (
    <p role="status">
      {state === 'ready'
        ? "The example in this link doesn't exist anymore. Choose another one."
        : 'Loading the example…'}
    </p>
  );
}

/** A place to try expressions. Everything is evaluated in the browser, and what's typed stays there. */
export function Island(): ReactNode {
  const [fetched, open] = useBrowserData('ExpressionPlayground', 'choices');
  useEffect(open, [open]);
  const choices = fetched.state === 'ready' ? fetched.data : undefined;
  const { attempt, change, reset, leftOut, missingExample } = useAttempt(
    choices,
    fetched.state === 'closed' || fetched.state === 'loading',
  );
  const { inspection, isBusy, again } = useInspection(attempt);
  const mistakeId = useId();
  const [expressionField, dataField, sourcesField] = [
    useRef<HTMLTextAreaElement>(null),
    useRef<HTMLTextAreaElement>(null),
    useRef<HTMLTextAreaElement>(null),
  ];
  const goTo = (field: Field, { offset, length }: TextPosition): void => {
    const { current } = { expression: expressionField, data: dataField, sources: sourcesField }[field];
    current?.focus();
    current?.setSelectionRange(offset, offset + length);
  };
  const isRandom = inspection?.ok === true && inspection.warnings.some(({ kind }) => kind === 'random');
  const { readsById, sourceNames } = start.fields[attempt.where];
  return (
    <ToolFrame name="Expression playground">
      <ExampleNote missing={missingExample} state={fetched.state} retry={open} />
      <div className={styles.columns}>
        <WhereMenu attempt={attempt} change={change} />
        <ExampleMenu attempt={attempt} change={change} choices={choices} />
      </div>
      <TextField
        label="Expression"
        hint={contextFacts(attempt.where).reads}
        value={attempt.expression}
        rows={attempt.expression.includes('\n') ? 8 : 2}
        isWrong={isWrong(inspection, 'expression')}
        mistakeId={mistakeId}
        field={expressionField}
        onChange={(expression) => {
          change({ expression });
        }}
      />
      <div className={styles.columns}>
        <div>
          <TextField
            label="Data (JSON)"
            hint={
              readsById
                ? 'What the token with the ID below contains.'
                : 'What the token contains. Use test data.'
            }
            value={attempt.data}
            rows={6}
            isWrong={isWrong(inspection, 'data')}
            mistakeId={mistakeId}
            field={dataField}
            onChange={(data) => {
              change({ data });
            }}
          />
          <TypeMenu attempt={attempt} change={change} choices={choices} />
          <Sources
            attempt={attempt}
            change={change}
            readsById={readsById}
            sourceNames={sourceNames}
            isWrong={isWrong(inspection, 'sources')}
            mistakeId={mistakeId}
            field={sourcesField}
          />
        </div>
        <Outcome
          attempt={attempt}
          inspection={inspection}
          isBusy={isBusy}
          mistakeId={mistakeId}
          goTo={goTo}
        />
      </div>
      <ToolActions
        answer={inspection === undefined || isBusy ? undefined : () => answerText(attempt, inspection)}
        leftOut={leftOut}
        onReset={reset}
      >
        {isRandom && (
          <button type="button" onClick={again}>
            Evaluate again
          </button>
        )}
      </ToolActions>
    </ToolFrame>
  );
}
