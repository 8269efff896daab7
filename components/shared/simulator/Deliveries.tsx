import { useEffect, useState, type ReactNode } from 'react';
import { browserCrypto, NO_CRYPTO } from '../../browser/browser-crypto';
import { CopyAnswer } from '../tools/CopyAnswer';
import tools from '../tools/tools.module.css';
import { LOCAL_VERSION, makeKeyPair } from '../../../engines/webhook-signatures';
import { Delivery } from './Delivery';
import { FirstFew } from './FirstFew';
import { makeSigner, type Signer, type WebhookLog } from '../../../engines/simulator-sessions';
import styles from './panels.module.css';

/** What a log of deliveries shows, and what its buttons do. */
export interface DeliveriesProps {
  readonly logs: readonly WebhookLog[];
  /** Delivers the event of a delivery once more, by the delivery's ID. */
  readonly onDeliverAgain: (id: string) => void;
}

interface Session {
  readonly signer?: Signer;
  /** Why there's none. */
  readonly problem?: string;
}

/** A key pair for as long as the log is there. The private key never leaves memory. */
function useSessionSigner(): Session {
  const [made, setMade] = useState<Session>(() =>
    browserCrypto() === undefined ? { problem: NO_CRYPTO } : {},
  );
  useEffect(() => {
    const subtle = browserCrypto();
    if (subtle === undefined) return;
    makeKeyPair(subtle).then(
      (keys) => {
        setMade({ signer: makeSigner(keys, subtle) });
      },
      () => {
        setMade({
          problem: 'Your browser can’t make a key pair, so deliveries are shown without a signature.',
        });
      },
    );
  }, []);
  return made;
}

function subscription({ events, isDisabled }: WebhookLog): string {
  if (events === undefined) return 'This webhook was deleted.';
  if (isDisabled) return 'This webhook is disabled, so it receives nothing.';
  return events.length > 5
    ? `Subscribes to ${String(events.length)} events.`
    : `Subscribes to ${events.join(', ')}.`;
}

/** What each webhook received, newest first, with signatures by a key pair of this session. */
export function Deliveries({ logs, onDeliverAgain }: DeliveriesProps): ReactNode {
  const { signer, problem } = useSessionSigner();
  return (
    <div className={styles.log}>
      <p>
        A key pair made in this page signs each delivery, with version <code>{LOCAL_VERSION}</code>. The
        platform signs with its own key. Nothing is sent.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {signer !== undefined && (
        <details className={styles.delivery}>
          <summary>Public key</summary>
          <pre tabIndex={0} role="group" aria-label="Public key">
            {signer.publicKey}
          </pre>
          <div className={tools.actions}>
            <CopyAnswer label="Copy public key" text={() => signer.publicKey} />
          </div>
        </details>
      )}
      {logs.length === 0 && <p>There’s no webhook. Create one to receive events.</p>}
      {logs.map((log) => (
        <div key={log.id}>
          <p className={styles.title} role="status">
            {log.url} received {log.deliveries.length}{' '}
            {log.deliveries.length === 1 ? 'delivery' : 'deliveries'}
          </p>
          <p className={tools.hint}>{subscription(log)}</p>
          <FirstFew
            others="earlier deliveries"
            items={log.deliveries.map((delivery, place) => (
              <Delivery
                key={delivery.id}
                delivery={delivery}
                signer={signer}
                isOpen={place === 0}
                onDeliverAgain={onDeliverAgain}
              />
            ))}
          />
        </div>
      ))}
    </div>
  );
}
