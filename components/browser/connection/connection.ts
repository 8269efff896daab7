/**
 * What happens when the code of a page does not come because the connection is lost: the request waits and is repeated,
 * when the reader asks for it or the browser is back online. The framework would reload instead, into the error page of
 * the browser.
 */

/** Whether the reader waits for a page that does not come for want of a connection. */
export interface ConnectionState {
  readonly isLost: boolean;
  readonly isNavigating: boolean;
}

let state: ConnectionState = { isLost: false, isNavigating: false };
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function change(next: Partial<ConnectionState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state as the browser knows it now. */
export function connectionState(): ConnectionState {
  return state;
}

/** Says that the reader has started to go to another page, or has arrived. */
export function setNavigating(isNavigating: boolean): void {
  change({ isNavigating });
}

/** Repeats every request that waits. */
export function retryWaiting(): void {
  for (const repeat of waiting) repeat();
}

/** Whether the site responds at all; a file that is gone because of a new version isn't a matter of the connection. */
async function siteAnswers(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function retry(): Promise<void> {
  return new Promise((resolve) => {
    const repeat = (): void => {
      waiting.delete(repeat);
      resolve();
    };
    waiting.add(repeat);
  });
}

/**
 * Runs a request until it succeeds or fails for another reason than the connection.
 *
 * @param signal aborted when no one waits for the result any more
 *
 * @throws what the request throws while the site responds
 */
export async function untilConnected<Result>(
  request: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      const result = await request();
      if (state.isLost && waiting.size === 0) change({ isLost: false });
      return result;
    } catch (error) {
      if (signal?.aborted === true || (await siteAnswers())) {
        change({ isLost: false });
        throw error;
      }
      const again = retry();
      change({ isLost: true });
      await again;
    }
  }
}
