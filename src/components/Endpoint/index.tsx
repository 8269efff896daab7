import type { ReactNode } from 'react';
import { useState } from 'react';
import clsx from 'clsx';
import type { ComponentProps } from '../registry';
import styles from './styles.module.css';

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

/** Method and path of an operation. */
export function Endpoint({ method, path }: ComponentProps<'Endpoint'>): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
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
  );
}

/** Who may call an operation, or what it accepts: a label and names as chips. */
export function EndpointFact({ label, children }: ComponentProps<'EndpointFact'>): ReactNode {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
