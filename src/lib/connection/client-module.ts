/** Client module: the code of pages waits for the connection (`connection.ts`), and the reader learns that it does. */
import type { OnRouteUpdate } from '@site/src/framework/client-module';
import { canUseDOM } from '@site/src/framework/browser';
import { retryWaiting, setNavigating, untilConnected } from './connection';

declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

if (canUseDOM) {
  // The bundler documents that this function can be replaced; there is no other place between a page and its code.
  const loadChunk = __webpack_chunk_load__;
  // eslint-disable-next-line no-useless-assignment -- the bundler puts its own function in place of the name
  __webpack_chunk_load__ = (chunk) => untilConnected(() => loadChunk(chunk));
  window.addEventListener('online', retryWaiting);
}

export const onRouteUpdate: OnRouteUpdate = ({ previousLocation, location }) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) return undefined;
  setNavigating(true);
  return () => {
    setNavigating(false);
  };
};
