import type { ReactNode } from 'react';
import { Children } from 'react';
import { CopyButton } from '../../shared/CopyButton';
import type { ComponentProps } from '../../registry/component-types';
import { Method } from '../../shared/Method';
import { PathParts } from '../../shared/PathParts';
import styles from './styles.module.css';

/** Method and path of an operation; below them, who can call it. */
export function Endpoint({ method, path, children }: ComponentProps<'Endpoint'>): ReactNode {
  return (
    <div className={styles.strip}>
      <div className={styles.line} data-copy-scope>
        <Method method={method} />{' '}
        <code className={styles.path} data-copied>
          <PathParts path={path} />
        </code>
        <CopyButton subject={`the path ${path}`} className={styles.copy} />
      </div>
      {Children.count(children) > 0 && <div className={styles.facts}>{children}</div>}
    </div>
  );
}

/** Who can call an operation, or what it accepts: a label and names. */
export function EndpointFact({ label, children }: ComponentProps<'EndpointFact'>): ReactNode {
  return (
    <div className={styles.fact}>
      {label}
      {children}
    </div>
  );
}
