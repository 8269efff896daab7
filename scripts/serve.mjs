// @ts-check
/**
 * `npm run serve`: serves the site that `npm run build` wrote. It needs no packages but those of `npm ci --omit=dev`.
 *
 *   PORT=3000 HOST=127.0.0.1 WORKERS=4 ACCESS_LOG=off npm run serve
 *
 * Exit codes: see `server/main.ts`; 1 when the server is not compiled.
 */
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { serve } from './lib/serve.mjs';

await endWithSentence(serve);
