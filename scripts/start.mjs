// @ts-check
/**
 * `npm start`: installs packages if they are missing or outdated, builds the site if a source changed, and serves it.
 * PORT and HOST say where; Ctrl-C stops it. It's a preview, so one process serves, and no request is logged, unless
 * WORKERS and ACCESS_LOG say so. Exit code 1 when a step fails.
 */
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await endWithSentence(async () => {
  await prepare();
  const { ensureBuilt } = await import('./lib/build-site.ts');
  await ensureBuilt();
  process.env.WORKERS ||= '1';
  process.env.ACCESS_LOG ||= 'off';
  await serve();
});
