import { useEffect, useState, type ReactNode } from 'react';
import { secondChargeText } from '@site/engines/guide-runs';
import { NOT_SIMULATED, vaultView, type VaultView } from '@site/engines/simulator';
import { DeliveriesPanel } from '@site/components/shared/simulator/DeliveriesPanel';
import {
  deliveredAgain,
  readersEnvironment,
  waited,
  webhookLogs,
  type Exchange,
  type Session,
} from '@site/engines/simulator-sessions';
import { DestinationPanels, VaultPanel } from '@site/components/shared/simulator/Panels';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import tools from '@site/components/shared/tools/tools.module.css';
import type { LeftOut } from '@site/components/shared/tools/use-address-state';
import { Clock } from './Clock';

interface WorkbenchProps {
  readonly session: Session;
  /** Why the last request wasn't sent; undefined if it was. */
  readonly message: string | undefined;
  readonly leftOut: LeftOut;
  readonly onChange: (session: Session) => void;
  /** Puts an earlier request back into the field. */
  readonly onEdit: (request: string) => void;
  readonly onReset: () => void;
}

const environment = readersEnvironment();

function History({
  exchanges,
  onEdit,
}: {
  readonly exchanges: readonly Exchange[];
  readonly onEdit: (request: string) => void;
}): ReactNode {
  if (exchanges.length === 0) return null;
  return (
    <details>
      <summary>Earlier requests ({exchanges.length})</summary>
      {exchanges.map(({ place, title, status, request, response }) => (
        <div key={place}>
          <div className={tools.actions}>
            <span>
              {title}: {status}
            </span>
            <button
              type="button"
              onClick={() => {
                onEdit(request);
              }}
            >
              Edit request {place}
            </button>
          </div>
          <pre tabIndex={0} role="group" aria-label={`Response ${String(place)}`}>
            {response}
          </pre>
        </div>
      ))}
    </details>
  );
}

/** What was sent to the simulator and what it holds. */
export function Workbench({
  session,
  message,
  leftOut,
  onChange,
  onEdit,
  onReset,
}: WorkbenchProps): ReactNode {
  const [last, ...earlier] = session.exchanges;
  // A screen reader announces changes of a status that's there, and is silent about one that comes with its text.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIsThere(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  const view: VaultView = vaultView(session.platform, environment);
  const isProxied = last?.title.includes(' /proxy') === true;
  const secondCharge = isProxied ? secondChargeText(session.platform.charges) : undefined;
  return (
    <>
      <div className={tools.result}>
        <div role="status">
          {isThere && message !== undefined && <p>Nothing was sent. {message}</p>}
          {isThere && message === undefined && last !== undefined && (
            <>
              {session.repeated !== undefined && <p>{session.repeated}</p>}
              <p>
                Response to request {last.place}, {last.title}: <strong>{last.status}</strong>
                {last.seconds !== undefined &&
                  `. The platform would have waited ${String(last.seconds)} seconds`}
              </p>
              {secondCharge !== undefined && <p>{secondCharge}</p>}
            </>
          )}
        </div>
        {/* It's beside what's announced. A screen reader would read hundreds of words of JSON. */}
        {message === undefined && last !== undefined && (
          <pre tabIndex={0} role="group" aria-label="Response">
            {last.response}
          </pre>
        )}
      </div>
      <History exchanges={earlier} onEdit={onEdit} />
      <Clock
        now={view.now}
        onMove={(milliseconds) => {
          onChange(waited(session, milliseconds));
        }}
      />
      <div className={`${tools.columns ?? ''} ${tools.result ?? ''}`}>
        <VaultPanel view={view} />
        <DestinationPanels destinations={view.destinations} />
      </div>
      <DeliveriesPanel
        logs={webhookLogs(session.platform)}
        onDeliverAgain={(id) => {
          onChange(deliveredAgain(session, id, environment));
        }}
      />
      <details>
        <summary>What isn&apos;t simulated</summary>
        <ul>
          {NOT_SIMULATED.map(({ what, instead }) => (
            <li key={what}>
              {what}. {instead}
            </li>
          ))}
        </ul>
      </details>
      <ToolActions
        answer={last === undefined ? undefined : () => `${last.request}\n\n${last.response}`}
        leftOut={leftOut}
        onReset={onReset}
      />
    </>
  );
}
