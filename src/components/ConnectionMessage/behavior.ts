import { connectionState, retryWaiting, subscribeToConnection } from '@site/src/lib/connection/connection';
import styles from './styles.module.css';

function makeMessage(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', retryWaiting);
  const message = document.createElement('div');
  message.className = styles.message ?? '';
  message.setAttribute('role', 'alert');
  message.append('The page did not load: there is no connection. ', button);
  return message;
}

/** Says that the page which the reader asked for cannot be loaded now, with a way to try again. */
export function bind(): void {
  let message: HTMLElement | undefined;
  subscribeToConnection(() => {
    const { isLost, isNavigating } = connectionState();
    if (isLost && isNavigating) {
      message ??= makeMessage();
      if (!message.isConnected) document.body.append(message);
    } else message?.remove();
  });
  window.addEventListener('online', retryWaiting);
}
