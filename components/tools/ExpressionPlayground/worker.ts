/** Web Worker of the playground, which evaluates away from the page, which can stop it. */
import { inspectAttempt } from '../../../engines/expression-playground/inspect';
import type { Attempt } from '../../../engines/expression-playground/types';

addEventListener('message', ({ data }: MessageEvent<Attempt>) => {
  postMessage(inspectAttempt(data));
});
postMessage('ready');
