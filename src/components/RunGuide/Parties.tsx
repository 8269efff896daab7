import type { ReactNode } from 'react';
import { chargeLines, platformView, serverValues, type GuideRun } from '@site/src/lib/guide-runs';
import tools from '@site/src/lib/tools/tools.module.css';
import styles from './styles.module.css';

function Server({ run }: { readonly run: GuideRun }): ReactNode {
  const outcomes = run.program.steps.flatMap(({ title }, place) => {
    const charge = run.history.findLast(({ step }) => step === place)?.verdict.charge;
    return charge === undefined ? [] : [{ title, charge }];
  });
  return (
    <div>
      <p className={styles.party}>Your server knows</p>
      <ul>
        {serverValues(run).map(({ name, value, from }) => (
          <li key={name}>
            {name}: <code>{value}</code>
            {from !== 'Your server' && `, from “${from}”`}
          </li>
        ))}
        {outcomes.map(({ title, charge }) => (
          <li key={title}>
            {title}: <strong>{charge}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Vault({ run }: { readonly run: GuideRun }): ReactNode {
  const { tokens, intents } = platformView(run);
  const held = [
    ...tokens.map((one) => ({ ...one, kind: 'token' })),
    ...intents.map((one) => ({ ...one, kind: 'token intent' })),
  ];
  return (
    <div>
      <p className={styles.party}>The vault holds</p>
      {held.length === 0 && <p>Nothing of this guide.</p>}
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

function Destinations({ run }: { readonly run: GuideRun }): ReactNode {
  const { destinations } = platformView(run);
  if (destinations.length === 0) return null;
  return destinations.map(({ name, requests, charges }) => (
    <div key={name}>
      <p className={styles.party}>{name} received</p>
      {requests.slice(-1).map(({ body, receivedAt }) => (
        <pre key={receivedAt} tabIndex={0} aria-label={`Last request to ${name}`}>
          {readable(body)}
        </pre>
      ))}
      <ul>
        {chargeLines({ platform: { ...run.platform, charges } }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ));
}

/** What server, vault, and processors hold after the last step. */
export function Parties({ run }: { readonly run: GuideRun }): ReactNode {
  return (
    <div className={`${tools.columns ?? ''} ${tools.result ?? ''}`}>
      <Server run={run} />
      <Vault run={run} />
      <Destinations run={run} />
    </div>
  );
}
