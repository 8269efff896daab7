import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import packageFile from '../package.json' with { type: 'json' };
import { provider } from '../content/site/provider.ts';
import { mistake, toResult } from './answer.ts';
import type { BuiltDocs } from './built-docs.ts';
import { addResources } from './resources.ts';
import type { DocsTool } from './tools/index.ts';

const INSTRUCTIONS = `The documentation of ${provider.name}: a platform that keeps payment cards and other sensitive data as tokens.
Ask search_docs first. Then get the section, operation, or sample that you need, in the language of the code that you write.
Before you write code that charges a card, read the section on unknown outcomes of its guide: a charge without a response isn't a declined one.
Never put real card numbers, keys, or personal data into these tools.`;

/** How long clients can keep lists, in milliseconds. They change only when the documentation is built again. */
const LIFETIME = 300_000;
const CACHE = { ttlMs: LIFETIME, cacheScope: 'public' } as const;

/** The most values in the input of a call. */
const MOST_VALUES = 20_000;

async function call({ name, run }: DocsTool, input: unknown): Promise<CallToolResult> {
  try {
    return toResult(await run(input));
  } catch (error) {
    // What went wrong is for the server's operator, since it can name files on the machine.
    console.error(`${name}:`, error);
    return toResult(mistake(`${name} failed. This is a mistake of the server, which has printed more.`));
  }
}

/** A server for one connection, or for one request over HTTP. */
export function createDocsServer(docs: BuiltDocs, tools: readonly DocsTool[]): McpServer {
  const server = new McpServer(
    { name: 'documentation', title: `${provider.name} documentation`, version: packageFile.version },
    {
      instructions: INSTRUCTIONS,
      // What was built doesn't change while the server runs.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      maxToolInputElements: MOST_VALUES,
      cacheHints: {
        'server/discover': CACHE,
        'tools/list': CACHE,
        'resources/list': CACHE,
        'resources/templates/list': CACHE,
        'resources/read': CACHE,
      },
    },
  );
  for (const tool of tools) {
    const { name, title, description, input, output } = tool;
    server.registerTool(
      name,
      {
        ...{ title, description },
        inputSchema: input,
        ...(output === undefined ? {} : { outputSchema: output }),
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      (given: unknown) => call(tool, given),
    );
  }
  addResources(server, docs);
  return server;
}
