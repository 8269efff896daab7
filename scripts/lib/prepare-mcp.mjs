// @ts-check
/**
 * Makes what `dist/mcp.mjs` needs: installs packages and builds the site, if they're missing or outdated, and compiles
 * the server for assistants. A process of its own: see `scripts/mcp.mjs`.
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
