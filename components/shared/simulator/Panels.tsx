import type { Json } from '../../../engines/json';
import type { ReactNode } from 'react';
import { chargeText } from '../../../engines/guide-runs';
import type { VaultView } from '../../../engines/simulator';
import { FirstFew } from './FirstFew';
import styles from './panels.module.css';

/** The year of what doesn't expire here, so that samples can refer to it at any time. */
const NEVER = '9999';

/** Something that the vault has. */
interface Held {
  readonly id: string;
  readonly type: string;
  readonly kind: string;
  readonly data: Json;
  readonly isExpired?: boolean;
  readonly fingerprint?: string;
  readonly expiresAt?: string;
}

/** The vault in plain text, the newest tokens first. No caller sees it like this. */
export function VaultPanel({ view }: { readonly view: VaultView }): ReactNode {
  const held: readonly Held[] = [
    ...view.tokens.toReversed().map((one) => ({ ...one, kind: 'token' })),
    ...view.intents.map((one) => ({ ...one, kind: 'token intent' })),
    ...view.wallets.map((one) => ({ ...one, kind: 'wallet token' })),
    ...view.networkTokens.map((one) => ({ ...one, type: one.status, kind: 'network token' })),
  ];
  return (
    <div>
      <p className={styles.title}>The vault holds</p>
      {held.length === 0 && <p>Nothing.</p>}
      <FirstFew
        others="more"
        items={held.map(({ id, type, kind, data, fingerprint, expiresAt, isExpired }) => (
          <div key={id}>
            <p>
              {isExpired === true ? 'Expired ' : ''}
              <code>{type}</code> {kind} <code>{id}</code>
            </p>
            {fingerprint !== undefined && (
              <p className={styles.detail}>
                Fingerprint <code>{fingerprint}</code>
              </p>
            )}
            {expiresAt !== undefined && !expiresAt.startsWith(NEVER) && (
              <p className={styles.detail}>Expires {expiresAt}</p>
            )}
            <pre tabIndex={0} role="group" aria-label={`Data of ${id}`}>
              {JSON.stringify(data, null, 2)}
            </pre>
          </div>
        ))}
      />
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
        <FirstFew
          others="earlier charges"
          items={charges.toReversed().map((charge, place) => (
            <p key={place} className={styles.charge}>
              {chargeText(charge)}
            </p>
          ))}
        />
      )}
    </div>
  ));
}
