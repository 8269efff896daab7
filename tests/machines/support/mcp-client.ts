/** Starts the compiled server for assistants, and asks it. */
import path from 'node:path';
import { Client, type CallToolResult } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { compileMcp } from '../../../scripts/lib/compile-mcp.ts';

const SITE = path.resolve(import.meta.dirname, '../../../build');
const COMPILED = path.resolve(import.meta.dirname, '../../../.cache/mcp-test');

/** A client that's connected over standard input and output. */
export async function connectedClient(): Promise<Client> {
  await compileMcp(COMPILED);
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(COMPILED, 'mcp.mjs'), '--site', SITE],
      stderr: 'inherit',
    }),
  );
  return client;
}

/** The text of a result. */
export function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
}
