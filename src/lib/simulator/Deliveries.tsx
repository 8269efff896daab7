import { useEffect, useState, type ReactNode } from 'react';
import { browserCrypto, NO_CRYPTO } from '../browser-crypto';
import { CopyAnswer } from '../tools/CopyAnswer';
import tools from '../tools/tools.module.css';
import { LOCAL_VERSION, makeKeyPair, type KeyPair } from '../webhook-signatures';
import { Delivery } from './Delivery';
import type { WebhookLog } from './webhook-log';
import styles from './panels.module.css';

/** What a log of deliveries shows, and what its buttons do. */
export interface DeliveriesProps {
  readonly logs: readonly WebhookLog[];
  /** Delivers the event of a delivery once more, by the delivery's ID. */
  readonly onDeliverAgain: (id: string) => void;
}

interface Keys {
  readonly keys?: KeyPair;
  /** Why there are none. */
  readonly problem?: string;
}

/** A key pair for as long as the log is there. The private key never leaves memory. */
function useSessionKeys(): Keys {
  const [made, setMade] = useState<Keys>(() => (browserCrypto() === undefined ? { problem: NO_CRYPTO } : {}));
  useEffect(() => {
    const subtle = browserCrypto();
    if (subtle === undefined) return;
    makeKeyPair(subtle).then(
      (keys) => {
        setMade({ keys });
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
  const { keys, problem } = useSessionKeys();
  return (
    <>
      <p>
        A key pair made in this page signs each delivery, with version <code>{LOCAL_VERSION}</code>. The
        platform signs with its own key. Nothing is sent.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {keys !== undefined && (
        <details className={styles.delivery}>
          <summary>Public key</summary>
          <pre tabIndex={0} aria-label="Public key">
            {keys.publicKey}
          </pre>
          <div className={tools.actions}>
            <CopyAnswer label="Copy public key" text={() => keys.publicKey} />
          </div>
        </details>
      )}
      {logs.length === 0 && <p>There’s no webhook. Create one to receive events.</p>}
      {logs.map((log) => (
        <div key={log.id}>
          <p className={styles.title}>{log.url} received</p>
          <p className={tools.hint}>{subscription(log)}</p>
          {log.deliveries.length === 0 && <p>Nothing yet.</p>}
          {log.deliveries.map((delivery, place) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              keys={keys}
              isOpen={place === 0}
              onDeliverAgain={onDeliverAgain}
            />
          ))}
        </div>
      ))}
    </>
  );
}
