import { useEffect, useState, type ReactNode } from 'react';
import { CopyAnswer } from '../tools/CopyAnswer';
import tools from '../tools/tools.module.css';
import {
  rawDelivery,
  type LoggedDelivery,
  type SignedDelivery,
  type Signer,
} from '../../../engines/simulator-sessions';
import styles from './panels.module.css';

interface DeliveryProps {
  readonly delivery: LoggedDelivery;
  readonly signer: Signer | undefined;
  readonly isOpen: boolean;
  readonly onDeliverAgain: (id: string) => void;
}

/** A time as deliveries have it, e.g. `2026-11-22T12:00:00Z`. */
function secondOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
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

/** One delivery as its receiver sees it. */
export function Delivery({ delivery, signer, isOpen, onDeliverAgain }: DeliveryProps): ReactNode {
  const { id, url, body, deliveredAt, eventId, eventType, isDuplicate } = delivery;
  // Later deliveries don't close it, since the button that made them is inside.
  const [startsOpen] = useState(isOpen);
  const [signed, setSigned] = useState<SignedDelivery>();
  useEffect(() => {
    let isCurrent = true;
    void signer?.sign({ id, body, deliveredAt }).then((result) => {
      if (isCurrent) setSigned(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, body, deliveredAt, signer]);
  const isSigned = signed?.body === body;
  const raw = rawDelivery(url, isSigned ? signed : { headers: 'Content-Type: application/json', body });
  return (
    <details className={styles.delivery} open={startsOpen}>
      <summary>
        <code>{eventType}</code>
        {isDuplicate && ', delivered again'} at {secondOf(deliveredAt)}
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
      <pre tabIndex={0} role="group" aria-label={`Delivery of ${eventType}`}>
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
