import type { ReactNode } from 'react';
import { chargeText } from '../guide-runs';
import type { VaultView } from '../platform-double';
import styles from './panels.module.css';

/** What the vault holds, in plain text: no caller sees it like this. */
export function VaultPanel({ view }: { readonly view: VaultView }): ReactNode {
  const held = [
    ...view.tokens.map((one) => ({ ...one, kind: 'token' })),
    ...view.intents.map((one) => ({ ...one, kind: 'token intent' })),
    ...view.wallets.map((one) => ({ ...one, kind: 'wallet token' })),
    ...view.networkTokens.map((one) => ({
      ...one,
      type: one.status,
      kind: 'network token',
      isExpired: false,
    })),
  ];
  return (
    <div>
      <p className={styles.title}>The vault holds</p>
      {held.length === 0 && <p>Nothing.</p>}
      {held.map(({ id, type, kind, data, isExpired }) => (
        <div key={id}>
          <p>
            {isExpired ? 'Expired ' : ''}
            <code>{type}</code> {kind} <code>{id}</code>
          </p>
          <pre tabIndex={0} aria-label={`Data of ${id}`}>
            {JSON.stringify(data, null, 2)}
          </pre>
        </div>
      ))}
    </div>
  );
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** What each destination received last, and what it charged. */
export function DestinationPanels({ destinations }: Pick<VaultView, 'destinations'>): ReactNode {
  return destinations.map(({ name, requests, charges }) => (
    <div key={name}>
      <p className={styles.title}>{name} received</p>
      {requests.slice(-1).map(({ body, receivedAt }) => (
        <pre key={receivedAt} tabIndex={0} aria-label={`Last request to ${name}`}>
          {readable(body)}
        </pre>
      ))}
      {charges.length > 0 && (
        <ul>
          {charges.map((charge, place) => (
            <li key={place}>{chargeText(charge)}</li>
          ))}
        </ul>
      )}
    </div>
  ));
}
