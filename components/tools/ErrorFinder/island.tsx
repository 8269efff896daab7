import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import tools from '@site/components/shared/tools/tools.module.css';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import { useBrowserData } from '../../browser/use-browser-data';
import { useEngine } from './use-engine';

const NOTHING = { text: '' };

/** A longer string is a log: it stays out of the address, whatever is in it. */
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
 * Recognizes errors in a pasted response, exception or log, and shows what to do. Nothing leaves the browser; the facts
 * and the engine are fetched when the reader comes to the field.
 */
export function Island(): ReactNode {
  const fieldId = useId();
  const { text, leftOut, paste } = usePastedText();
  const [facts, openFacts] = useBrowserData('ErrorFinder', 'facts');
  const [engine, openEngine] = useEngine();
  const open = useCallback(() => {
    openFacts();
    openEngine();
  }, [openFacts, openEngine]);
  const searched = useDeferredValue(text);
  const isEmpty = searched.trim() === '';
  useEffect(() => {
    if (!isEmpty) open();
  }, [isEmpty, open]);
  const hasFailed = facts.state === 'failed' || engine === 'failed';
  const found = useMemo(() => {
    if (facts.state !== 'ready' || typeof engine !== 'object' || isEmpty) return undefined;
    return { engine, report: engine.findErrors(searched, facts.data) };
  }, [facts, engine, isEmpty, searched]);
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
        {!isEmpty && !hasFailed && found === undefined && <p>Loading the errors…</p>}
        {!isEmpty && hasFailed && (
          <p>
            The errors didn&apos;t load. Check your connection and retry, or reload the page.{' '}
            <button type="button" className={tools.button} onClick={open}>
              Retry
            </button>
          </p>
        )}
        {found !== undefined && <found.engine.Results report={found.report} text={searched} />}
      </div>
      <ToolActions
        answer={
          found === undefined
            ? undefined
            : () => found.engine.answerText(found.report, window.location.origin)
        }
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
