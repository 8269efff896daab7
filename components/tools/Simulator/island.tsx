import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isPublicValue, type Session } from '@site/engines/simulator-sessions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import { useBrowserData } from '../../browser/use-browser-data';
import { RequestEditor } from './RequestEditor';

/** The simulator, loaded with the first request since it's larger than the page, and what shows its results. */
const loadSimulator = async () => {
  const [{ newSession, readersEnvironment, sendTimes }] = await Promise.all([
    import('./engine'),
    import('./Workbench'),
  ]);
  return { newSession, readersEnvironment, sendTimes };
};

const Workbench = lazy(() => import('./Workbench').then((module) => ({ default: module.Workbench })));

/** The first request: no reader needs the list of examples for it. */
const FIRST = `POST /tokens
BT-API-KEY: <API_KEY>
Content-Type: application/json

{
  "type": "card",
  "data": {
    "number": "4242424242424242",
    "expiration_month": 12,
    "expiration_year": 2029
  }
}`;

const INITIAL = { request: FIRST };

/** What the simulator is doing. */
interface Bench {
  readonly state: 'closed' | 'loading' | 'failed' | 'ready';
  readonly session?: Session;
  /** Why the last request wasn't sent. */
  readonly message?: string;
}

const CLOSED: Bench = { state: 'closed' };

/** Raw requests to a platform that runs in the page. Nothing is sent anywhere. */
export function Island(): ReactNode {
  const { state, change, leftOut } = useAddressState('simulator', INITIAL, isPublicValue);
  const [start, open] = useBrowserData('Simulator', 'start');
  const [bench, setBench] = useState(CLOSED);
  const setRequest = (request: string): void => {
    change({ request });
  };
  const send = (times: number): void => {
    setBench((before) => (before.state === 'ready' ? before : { state: 'loading' }));
    loadSimulator().then(
      ({ newSession, sendTimes, readersEnvironment }) => {
        setBench(({ session = newSession() }) => {
          const outcome = sendTimes(session, state.request, times, readersEnvironment());
          return outcome.ok
            ? { state: 'ready', session: outcome.session }
            : { state: 'ready', session, message: outcome.message };
        });
      },
      () => {
        setBench({ state: 'failed' });
      },
    );
  };
  return (
    <ToolFrame name="API simulator">
      <RequestEditor
        request={state.request}
        start={start}
        now={() => Date.now() + (bench.session?.platform.clockOffset ?? 0)}
        onOpen={open}
        onChange={setRequest}
        onSend={send}
      />
      {bench.state === 'loading' && <p role="status">Loading the simulator…</p>}
      {bench.state === 'failed' && (
        <p role="status">
          The simulator didn&apos;t load. Check your connection and send again, or reload the page.
        </p>
      )}
      {bench.session !== undefined && (
        <Suspense fallback={<p role="status">Loading the simulator…</p>}>
          <Workbench
            session={bench.session}
            message={bench.message}
            leftOut={leftOut}
            onChange={(session) => {
              setBench({ state: 'ready', session });
            }}
            onEdit={setRequest}
            onReset={() => {
              setBench(CLOSED);
              setRequest(FIRST);
            }}
          />
        </Suspense>
      )}
    </ToolFrame>
  );
}
