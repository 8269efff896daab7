import { useSyncExternalStore, type ReactNode } from 'react';
import { connectionState, retryWaiting, subscribeToConnection } from '@site/src/lib/connection/connection';
import styles from './styles.module.css';

/** Says that the page which the reader asked for cannot be loaded now, with a way to try again. */
export function ConnectionMessage(): ReactNode {
  const { isLost, isNavigating } = useSyncExternalStore(
    subscribeToConnection,
    connectionState,
    connectionState,
  );
  if (!isLost || !isNavigating) return null;
  return (
    <div role="alert" className={styles.message}>
      The page did not load: there is no connection.{' '}
      <button type="button" onClick={retryWaiting}>
        Retry
      </button>
    </div>
  );
}
