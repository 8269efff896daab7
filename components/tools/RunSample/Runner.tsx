import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '@site/components/browser/controls/use-latest';
import { newSampleSession, openSample, sendSample, type RunnableSample } from '@site/engines/sample-runs';
import { isPublicValue } from '@site/engines/simulator-sessions';
import tools from '@site/components/shared/tools/tools.module.css';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import { changeSession, useSampleSession } from './page-session';
import { PANEL_SHOWN } from './panel-shown';
import { Result } from './Result';

interface RunnerProps {
  readonly id: string;
  readonly sample: RunnableSample;
}

/** How many rows show a request without scrolling, up to a number that leaves room for the response. */
function rowsFor(request: string): number {
  const lines = request.slice(0, 2_000).split('\n');
  const rows = lines.reduce((sum, { length }) => sum + 1 + Math.floor(length / 60), 0);
  return Math.min(Math.max(rows, 4), 14);
}

/** The raw request of a sample to edit and send, and what came back. */
export function Runner({ id, sample }: RunnerProps): ReactNode {
  const ids = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const sampleSession = useSampleSession();
  const opened = sampleSession.opened.get(id);
  const original = opened?.request ?? '';
  const initial = useMemo(() => ({ sample: id, request: '' }), [id]);
  const { state, change, leftOut } = useAddressState(
    'run',
    initial,
    (written) => isPublicValue(written) || original.includes(written),
    ({ sample: asked }) => asked === id,
  );
  const [isTouched, setIsTouched] = useState(false);
  const request = isTouched || state.request !== '' ? state.request : original;

  // "Start over" closes all samples of the page for the sampleSession.
  useEffect(() => {
    if (opened === undefined) changeSession((before) => openSample(before, id, sample));
  }, [opened, id, sample]);

  const onShown = useLatest(() => {
    field.current?.focus();
    if (!isTouched) field.current?.setSelectionRange(0, 0);
    change({});
  });
  useEffect(() => {
    const panel = field.current?.closest('[data-island]');
    onShown();
    panel?.addEventListener(PANEL_SHOWN, onShown);
    return () => panel?.removeEventListener(PANEL_SHOWN, onShown);
  }, [onShown]);

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          changeSession((before) => sendSample(before, id, sample, request));
        }}
      >
        <label htmlFor={`${ids}request`}>Request</label>
        <p className={tools.hint} id={`${ids}hint`}>
          The sample as raw HTTP. It runs in this page, and nothing is sent anywhere. All samples on the page
          share one platform. To read what you made, put its ID into the request. Only use test data.
        </p>
        {opened?.notes.map((note) => (
          <p key={note} className={tools.hint}>
            {note}
          </p>
        ))}
        <textarea
          ref={field}
          id={`${ids}request`}
          aria-describedby={`${ids}hint`}
          className={tools.field}
          rows={rowsFor(request)}
          spellCheck={false}
          value={request}
          onChange={({ target }) => {
            setIsTouched(true);
            change({ request: target.value });
          }}
        />
        <div className={tools.actions}>
          <button type="submit">Send</button>
        </div>
      </form>
      <Result
        sampleSession={sampleSession}
        result={sampleSession.results.get(id)}
        request={request}
        leftOut={leftOut}
        onReset={() => {
          setIsTouched(false);
          change({ request: '' });
          changeSession(newSampleSession);
        }}
      />
    </>
  );
}
