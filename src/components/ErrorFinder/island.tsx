import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { answerText, findErrors } from '@site/src/lib/error-finder';
import { ToolActions } from '@site/src/lib/tools/ToolActions';
import { ToolFrame } from '@site/src/lib/tools/ToolFrame';
import tools from '@site/src/lib/tools/tools.module.css';
import { useAddressState } from '@site/src/lib/tools/use-address-state';
import { useBrowserData } from '../use-browser-data';
import { Findings } from './Findings';
import { Secrets } from './Secrets';

const NOTHING = { text: '' };

/** A longer text is a log: it stays out of the address, whatever is in it. */
const LONGEST_SHARED = 2_000;

/** What the reader pasted: in the address if it's short and has no secret, and otherwise only here. */
function usePastedText(): {
  readonly text: string;
  readonly leftOut: 'secret' | 'long' | undefined;
  readonly paste: (text: string) => void;
} {
  const { state, change, leftOut } = useAddressState('errors', NOTHING);
  const [log, setLog] = useState<string>();
  return {
    text: log ?? state.text,
    leftOut: log === undefined ? leftOut : 'long',
    paste: (text) => {
      const isLog = text.length > LONGEST_SHARED;
      setLog(isLog ? text : undefined);
      change({ text: isLog ? '' : text });
    },
  };
}

/**
 * Recognizes errors in a pasted response, exception or log, and says what to do. Nothing leaves the browser; the facts
 * are fetched when the reader comes to the field.
 */
export function Island(): ReactNode {
  const fieldId = useId();
  const { text, leftOut, paste } = usePastedText();
  const [facts, open] = useBrowserData('ErrorFinder', 'facts');
  const searched = useDeferredValue(text);
  const isEmpty = searched.trim() === '';
  useEffect(() => {
    if (!isEmpty) open();
  }, [isEmpty, open]);
  const report = useMemo(
    () => (facts.state === 'ready' && !isEmpty ? findErrors(searched, facts.data) : undefined),
    [facts, isEmpty, searched],
  );
  return (
    <ToolFrame name="Error finder">
      <label htmlFor={fieldId}>Response, exception, or log</label>
      <p className={tools.hint} id={`${fieldId}-hint`}>
        With its status and headers, if you have them. It stays in your browser.
      </p>
      <textarea
        id={fieldId}
        className={tools.field}
        rows={7}
        spellCheck={false}
        aria-describedby={`${fieldId}-hint`}
        value={text}
        onFocus={open}
        onChange={(event) => {
          paste(event.target.value);
        }}
      />
      <div role="status" className={tools.result}>
        {isEmpty && <p>Paste an error to see its cause and its fix.</p>}
        {!isEmpty && facts.state === 'loading' && <p>Loading the errors…</p>}
        {!isEmpty && facts.state === 'failed' && (
          <p>
            The errors couldn’t be loaded. Check your connection.{' '}
            <button type="button" className={tools.button} onClick={open}>
              Retry
            </button>
          </p>
        )}
        {report !== undefined && (
          <>
            <Secrets secrets={report.secrets} text={searched} />
            <Findings report={report} />
          </>
        )}
      </div>
      <ToolActions
        answer={report === undefined ? undefined : () => answerText(report)}
        leftOut={leftOut}
        {...(isEmpty
          ? {}
          : {
              onReset: () => {
                paste('');
              },
            })}
      />
    </ToolFrame>
  );
}
