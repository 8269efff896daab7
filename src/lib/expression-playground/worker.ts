/** Web Worker of the playground, which evaluates away from the page, which can stop it. */
import { inspectAttempt } from './inspect';
import type { Attempt } from './types';

addEventListener('message', ({ data }: MessageEvent<Attempt>) => {
  postMessage(inspectAttempt(data));
});
postMessage('ready');
