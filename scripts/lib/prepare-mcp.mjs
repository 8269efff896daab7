// @ts-check
/**
 * Makes what `dist/mcp.mjs` needs. It installs packages and builds the site, if they're missing or outdated, and compiles
 * the server for assistants. See `scripts/mcp.mjs` for why it's a separate process.
 */
import path from 'node:path';
import { endWithSentence } from './end-with-sentence.mjs';
import { prepare } from './prepare.mjs';
import { root } from './project.mjs';

await endWithSentence(async () => {
  await prepare();
  const { ensureBuilt } = await import('./build-site.ts');
  const { compileMcp } = await import('./compile-mcp.ts');
  await ensureBuilt();
  await compileMcp(path.join(root, 'dist'));
});
