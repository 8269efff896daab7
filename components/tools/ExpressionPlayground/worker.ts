/** Web Worker of the playground, which evaluates away from the page, which can stop it. */
import { inspectAttempt, type Attempt } from '../../../engines/expression-playground';

addEventListener('message', ({ data }: MessageEvent<Attempt>) => {
  postMessage(inspectAttempt(data));
});
postMessage('ready');
