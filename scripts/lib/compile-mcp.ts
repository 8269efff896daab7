import { build } from 'esbuild';
import { root } from './project.mjs';

/** Some packages in the bundle are CommonJS, and ask for modules of Node.js at run time. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Compiles the server for assistants to `mcp.mjs`, and the worker that evaluates expressions beside it. Packages are
 * part of the files, so they need Node.js and nothing else.
 *
 * @param folder where they're written
 */
export async function compileMcp(folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { mcp: 'mcp/main.ts', 'mcp-expression-worker': 'mcp/expression-worker.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minifySyntax: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    banner: { js: REQUIRE },
  });
}
