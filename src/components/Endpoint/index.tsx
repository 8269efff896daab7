import type { ReactNode } from 'react';
import { useRef } from 'react';
import clsx from 'clsx';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

interface EndpointProps {
  readonly method: string;
  readonly path: string;
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

/** Method and path of an operation. */
export function Endpoint({ method, path }: EndpointProps): ReactNode {
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

interface EndpointFactProps {
  readonly label: string;
  /** A paragraph of names in code font, linked where a page explains them. */
  readonly children?: ReactNode;
}

/** Who may call an operation, or what it accepts: a label and names as chips. */
export function EndpointFact({ label, children }: EndpointFactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
