import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import { resultText, sessionView, type SampleResult, type SampleSession } from '@site/engines/sample-runs';
import { DestinationPanels, VaultPanel } from '@site/components/shared/simulator/Panels';
import { isPublicValue } from '@site/engines/simulator-sessions';
import { addressWithState, LONGEST_ADDRESS } from '@site/engines/addresses';
import { findSecrets } from '@site/engines/secrets';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import tools from '@site/components/shared/tools/tools.module.css';
import type { LeftOut } from '@site/components/shared/tools/use-address-state';
import styles from './result.module.css';

const SIMULATOR = '/docs/tools/simulator';

/** The simulator's URL with a request, or without one that's secret or too long for a link. */
function simulatorAddress(request: string): string {
  const isPublic = findSecrets(request).every(({ start, end }) => isPublicValue(request.slice(start, end)));
  const address = addressWithState(SIMULATOR, 'simulator', { request });
  return isPublic && address.length <= LONGEST_ADDRESS ? address : SIMULATOR;
}

function Outcome({ result }: { readonly result: SampleResult | undefined }): ReactNode {
  if (result === undefined) return null;
  if (result.kind === 'not sent') return <p>Nothing was sent. {result.message}</p>;
  const { exchange, verdict, warning } = result;
  return (
    <>
      <p>
        {exchange.title}: <strong>{exchange.status}</strong>
        {exchange.seconds !== undefined &&
          `. The platform would have waited ${String(exchange.seconds)} seconds`}
      </p>
      {verdict !== undefined && (
        <p className={verdict.charge === 'unknown' ? styles.unknown : undefined}>{verdict.text}</p>
      )}
      {warning !== undefined && <p className={styles.unknown}>{warning}</p>}
    </>
  );
}

interface ResultProps {
  readonly sampleSession: SampleSession;
  readonly result: SampleResult | undefined;
  /** As it's in the field. */
  readonly request: string;
  readonly leftOut: LeftOut;
  readonly onReset: () => void;
}

/** What came back for a sample, what the simulated platform has, and what a reader can do with both. */
export function Result({ sampleSession, result, request, leftOut, onReset }: ResultProps): ReactNode {
  const view = sessionView(sampleSession);
  return (
    <>
      <div className={result && `${tools.result ?? ''} ${styles.status ?? ''}`}>
        <div role="status">
          <Outcome result={result} />
        </div>
        {/* It's beside what's announced. A screen reader would read hundreds of words of JSON. */}
        {result?.kind === 'sent' && (
          <pre tabIndex={0} role="group" aria-label="Response">
            {result.exchange.response}
          </pre>
        )}
      </div>
      <details className={styles.held}>
        <summary>What the vault and the processors have</summary>
        <VaultPanel view={view} />
        <DestinationPanels destinations={view.destinations} />
      </details>
      <ToolActions
        answer={result?.kind === 'sent' ? () => resultText(result) : undefined}
        leftOut={leftOut}
        onReset={onReset}
      >
        <Link to={simulatorAddress(request)}>Open in the simulator</Link>
      </ToolActions>
    </>
  );
}
