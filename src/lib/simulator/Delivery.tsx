import { useEffect, useState, type ReactNode } from 'react';
import { browserCrypto } from '../browser-crypto';
import { CopyAnswer } from '../tools/CopyAnswer';
import tools from '../tools/tools.module.css';
import type { KeyPair } from '../webhook-signatures';
import { rawDelivery, signedDelivery, type SignedDelivery } from './signed-delivery';
import type { LoggedDelivery } from './webhook-log';
import styles from './panels.module.css';

interface DeliveryProps {
  readonly delivery: LoggedDelivery;
  readonly keys: KeyPair | undefined;
  readonly isOpen: boolean;
  readonly onDeliverAgain: (id: string) => void;
}

function CheckLink({ address }: { readonly address: string | undefined }): ReactNode {
  if (address === undefined)
    return <p className={tools.note}>This delivery is too long for a link. Copy it to verify it.</p>;
  return (
    <a href={address} target="_blank" rel="noopener">
      Verify it in a new tab
    </a>
  );
}

/** One delivery as its receiver gets it. */
export function Delivery({ delivery, keys, isOpen, onDeliverAgain }: DeliveryProps): ReactNode {
  const { id, url, body, deliveredAt, eventId, eventType, isDuplicate } = delivery;
  const [signed, setSigned] = useState<SignedDelivery>();
  useEffect(() => {
    let isCurrent = true;
    const subtle = browserCrypto();
    if (subtle !== undefined && keys !== undefined)
      void signedDelivery({ url, body, deliveredAt }, keys, subtle).then((result) => {
        if (isCurrent) setSigned(result);
      });
    return () => {
      isCurrent = false;
    };
  }, [url, body, deliveredAt, keys]);
  const isSigned = signed?.body === body;
  const raw = rawDelivery(url, isSigned ? signed : { headers: 'Content-Type: application/json', body });
  return (
    <details className={styles.delivery} open={isOpen}>
      <summary>
        <code>{eventType}</code>
        {isDuplicate && ', delivered again'}
      </summary>
      <p>
        Event <code>{eventId}</code>
      </p>
      {isDuplicate && (
        <p>
          The receiver already has this event ID, so it discards this delivery and still responds with a{' '}
          <code>2xx</code>.
        </p>
      )}
      <pre className={styles.exact} tabIndex={0} aria-label={`Delivery of ${eventType}`}>
        {raw}
      </pre>
      <div className={tools.actions}>
        <button
          type="button"
          onClick={() => {
            onDeliverAgain(id);
          }}
        >
          Deliver again
        </button>
        {isSigned && <CopyAnswer label="Copy delivery" text={() => raw} />}
        {isSigned && <CheckLink address={signed.checkAt} />}
      </div>
    </details>
  );
}
