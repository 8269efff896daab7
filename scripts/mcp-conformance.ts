/**
 * `npm run mcp:conformance` runs what the official suite requires for the specification of 2026-07-28. First against
 * the suite's own fixtures behind this project's transport, where everything must pass. Then against the server for
 * assistants over the built site, where everything but `not-asked.yaml` must.
 *
 * Exit code 1 when something fails. The site must be built.
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { McpServerFactory } from '@modelcontextprotocol/server';
import { openBuiltDocs } from '../mcp/built-docs.ts';
import { httpServer, listenLocally } from '../mcp/serve-http.ts';
import { createDocsServer } from '../mcp/server.ts';
import { docsTools } from '../mcp/tools/index.ts';
import { shutDown } from '../server/shutdown.ts';
import { inspectAttempt } from '../engines/expression-playground/index.ts';
import { fixtureServer } from '../tests/machines/conformance/fixtures/index.ts';
import { astroNode } from './lib/astro-node.mjs';
import { endWithSentence } from './lib/end-with-sentence.mjs';
import { ensurePackages } from './lib/npm-packages.ts';
import { root } from './lib/project.mjs';

const REVISION = '2026-07-28';
const FOLDER = path.join(root, 'tests/machines/conformance');
const RESULTS = path.join(root, '.cache/mcp-conformance');
/** After this many milliseconds the suite counts as hanging. */
const PATIENCE = 5 * 60_000;

/** The suite, and the Node.js that it needs. */
interface Suite {
  readonly node: string;
  readonly program: string;
}

async function findSuite(): Promise<Suite> {
  const { folder, missing } = await ensurePackages(path.join(FOLDER, 'suite'));
  if (missing !== undefined) throw new Error(missing);
  const program = path.join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
  return { node: await astroNode(), program };
}

/** What the suite says at its end, and whether it's content. */
function runSuite({ node, program }: Suite, url: string, name: string, others: readonly string[]) {
  const args = [
    'server',
    '--url',
    url,
    '--requirements',
    REVISION,
    '-o',
    path.join(RESULTS, name),
    ...others,
  ];
  const options = { cwd: root, timeout: PATIENCE, maxBuffer: 64_000_000 };
  return new Promise<{ readonly ok: boolean; readonly summary: string }>((resolve) => {
    execFile(node, [program, ...args], options, (error, stdout, stderr) => {
      const at = stdout.indexOf('=== SUMMARY ===');
      resolve({ ok: error === null, summary: at === -1 ? `${stdout}${stderr}` : stdout.slice(at) });
    });
  });
}

async function check(
  suite: Suite,
  name: string,
  factory: McpServerFactory,
  others: readonly string[] = [],
): Promise<boolean> {
  const server = httpServer(factory);
  try {
    const { ok, summary } = await runSuite(suite, await listenLocally(server, 0), name, others);
    console.log(ok ? `${name}: all that's required passes.` : `${name}:\n${summary}`);
    return ok;
  } finally {
    await shutDown(server);
  }
}

await endWithSentence(async () => {
  const docs = openBuiltDocs(path.join(root, 'build'));
  const tools = docsTools(docs, (attempt) => Promise.resolve(inspectAttempt(attempt)));
  const suite = await findSuite();
  await mkdir(RESULTS, { recursive: true });
  const results = [
    await check(suite, 'fixtures', fixtureServer),
    await check(suite, 'documentation', () => createDocsServer(docs, tools), [
      '--expected-failures',
      path.join(FOLDER, 'not-asked.yaml'),
    ]),
  ];
  if (results.includes(false))
    throw new Error(`The suite isn't content. ${path.relative(root, RESULTS)}/ has every check.`);
});
