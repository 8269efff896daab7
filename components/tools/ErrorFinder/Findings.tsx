import type { ReactNode } from 'react';
import { Link } from '@site/components/browser/navigation/link';
import {
  CHARGE_QUESTION,
  isSaidBefore,
  SAID_ABOVE,
  type ChargeAnswer,
  type Finding,
  type Report,
} from '@site/engines/errors';
import tools from '@site/components/shared/tools/tools.module.css';
import { Line } from './Line';
import styles from './styles.module.css';

function Charge({ charge }: { readonly charge: ChargeAnswer }): ReactNode {
  return (
    <div className={styles.charge}>
      <p>
        {CHARGE_QUESTION} <Line text={charge.reason} />.
      </p>
      <p>
        <Line text={charge.action} />. See <Link to={charge.page.to}>{charge.page.title}</Link>
      </p>
    </div>
  );
}

function Lines({ finding: { error, operation } }: { readonly finding: Finding }): ReactNode {
  const own = operation === undefined ? [] : [{ label: operation.page.title, text: operation.says }];
  return (
    <dl className={styles.lines}>
      {[...own, ...error.lines].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Line text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Found({ finding, isSaid }: { readonly finding: Finding; readonly isSaid: boolean }): ReactNode {
  const { error, seen, charge, operation } = finding;
  return (
    <li>
      <p className={styles.name}>
        <strong>
          <Line text={error.name} />
        </strong>{' '}
        <span className={styles.origin}>{error.origin}</span>
      </p>
      {charge !== undefined && (isSaid ? <p>{SAID_ABOVE}.</p> : <Charge charge={charge} />)}
      <Lines finding={finding} />
      <p className={tools.note}>
        Recognized by{' '}
        {seen.map(({ text, line, column }, place) => (
          <span key={`${String(line)}-${String(column)}-${text}`}>
            {place > 0 && ', '}
            <code>{text}</code> (line {line}, column {column})
          </span>
        ))}
        . More: <Link to={error.page.to}>{error.page.title}</Link>
        {operation !== undefined && (
          <>
            , <Link to={operation.page.to}>{operation.page.title}</Link>
          </>
        )}
      </p>
    </li>
  );
}

/** What was recognized, the surest first; without anything, what would help. */
export function Findings({ report }: { readonly report: Report }): ReactNode {
  const { findings, more, charge, help, isCut } = report;
  return (
    <>
      {findings.length > 0 && (
        <ol className={styles.findings}>
          {findings.map((finding, place) => (
            <Found key={finding.error.id} finding={finding} isSaid={isSaidBefore(report, place)} />
          ))}
        </ol>
      )}
      {charge !== undefined && <Charge charge={charge} />}
      {help !== undefined && (
        <p>
          <Line text={help} />
        </p>
      )}
      {more > 0 && <p>{more} more recognized. Paste a shorter part to see them.</p>}
      {isCut && <p>The text is too long. Only its first 5 million characters were searched.</p>}
    </>
  );
}
