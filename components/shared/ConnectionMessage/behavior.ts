import {
  connectionState,
  retryWaiting,
  subscribeToConnection,
} from '@site/components/browser/connection/connection';
import { showMessage } from '@site/components/shared/Message';

/** Says that the page which the reader asked for cannot be loaded now, with a way to try again. */
export function bind(): void {
  let hide: (() => void) | undefined;
  subscribeToConnection(() => {
    const { isLost, isNavigating } = connectionState();
    if (isLost && isNavigating)
      hide ??= showMessage({
        text: "The page didn't load because there's no connection.",
        button: 'Retry',
        onPress: retryWaiting,
      });
    else {
      hide?.();
      hide = undefined;
    }
  });
  window.addEventListener('online', retryWaiting);
}
