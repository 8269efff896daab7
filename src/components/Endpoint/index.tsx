import type { ReactNode } from 'react';
import { useRef } from 'react';
import clsx from 'clsx';
import { CopyButton } from '../CopyButton';
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
  const shownPath = useRef<HTMLElement>(null);
  return (
    <div className={styles.line}>
      <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>
      <code ref={shownPath} className={styles.path}>
        <PathParts path={path} />
      </code>
      <CopyButton target={shownPath} subject={`the path ${path}`} className={styles.copy} />
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
