import type { ReactNode } from 'react';
import { useState } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface EndpointProps {
  readonly method: string;
  readonly path: string;
  /** Names separated by a blank. */
  readonly permissions?: string;
  readonly applications?: string;
  readonly idempotent?: boolean;
}

const PARAMETER = /(\{[^}]+\})/;

function PathParts({ path }: { readonly path: string }): ReactNode {
  return path.split(PARAMETER).map((part, index) =>
    PARAMETER.test(part) ? (
      <span key={index} className={styles.parameter}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function Chips({
  label,
  values,
}: {
  readonly label: string;
  readonly values: string | undefined;
}): ReactNode {
  if (values === undefined) return null;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {values.split(' ').map((value) => (
        <dd key={value} className={styles.chip}>
          {value}
        </dd>
      ))}
    </div>
  );
}

/** Method and path of an operation, with who may call it. */
export function Endpoint({
  method,
  path,
  permissions,
  applications,
  idempotent = false,
}: EndpointProps): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.endpoint}>
      <div className={styles.line}>
        <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
        <code className={styles.path}>
          <PathParts path={path} />
        </code>
        <button
          type="button"
          className={styles.copy}
          aria-label={copied ? 'Path copied' : `Copy the path ${path}`}
          onClick={() => {
            void navigator.clipboard.writeText(path).then(() => {
              setCopied(true);
            });
          }}
          onBlur={() => {
            setCopied(false);
          }}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <dl className={styles.facts}>
        <Chips label="Permission" values={permissions} />
        <Chips label="Application" values={applications} />
        {idempotent && <Chips label="Safe retry" values="BT-IDEMPOTENCY-KEY" />}
      </dl>
    </div>
  );
}
