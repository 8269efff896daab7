// @ts-check
/**
 * Serves the documentation to assistants, see `mcp/main.ts`. Builds the site first if a source changed.
 *
 *   node scripts/mcp.mjs                       over standard input and output
 *   node scripts/mcp.mjs --http --port 3333    over HTTP, only to this machine
 *
 * Exit code 1 with a sentence when a step fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { root } from './lib/project.mjs';

/** Standard output is the protocol's, so whatever the preparation prints goes to standard error. */
const STDERR = 2;

await endWithSentence(async () => {
  const preparation = spawn(process.execPath, [path.join(root, 'scripts/lib/prepare-mcp.mjs')], {
    cwd: root,
    stdio: ['ignore', STDERR, STDERR],
  });
  const [code] = await once(preparation, 'exit');
  if (code !== 0) throw new Error("The documentation couldn't be built. The reason is printed above.");
  await import(pathToFileURL(path.join(root, 'dist/mcp.mjs')).href);
});
