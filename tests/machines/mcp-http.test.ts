/** The server for assistants over HTTP, only to this machine. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text as bodyOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileMcp } from '../../scripts/lib/compile-mcp.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILED = path.join(ROOT, '.cache/mcp-http-test');

let server: ChildProcess;
let url: URL;

beforeAll(async () => {
  await compileMcp(COMPILED);
  const args = [path.join(COMPILED, 'mcp.mjs'), '--http', '--port', '0', '--site', path.join(ROOT, 'build')];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (server.stderr === null) throw new Error('The server has no standard error.');
  const [line] = (await once(createInterface(server.stderr), 'line')) as [string];
  url = new URL(/http:\S+/.exec(line)?.[0] ?? '');
});
afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends a request, and gives status and body. */
function send(
  message: object | string,
  headers: Readonly<Record<string, string>> = {},
  target = url.pathname,
): Promise<{ readonly status: number; readonly text: string }> {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return new Promise((resolve, reject) => {
    const sent = request({ host: url.hostname, port: url.port, path: target, method: 'POST' }, (response) => {
      bodyOf(response).then((received) => {
        resolve({ status: response.statusCode ?? 0, text: received });
      }, reject);
    });
    sent.on('error', reject);
    const usual = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
    };
    for (const [name, value] of Object.entries({ ...usual, ...headers })) sent.setHeader(name, value);
    sent.end(body);
  });
}

const call = (name: string, input: object): object => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: input, _meta: META },
});

const named = (name: string): Record<string, string> => ({ 'mcp-method': 'tools/call', 'mcp-name': name });

describe('the server for assistants over HTTP', () => {
  it('listens on loopback, and needs no session', async () => {
    expect(url.hostname).toBe('127.0.0.1');
    const { status, text } = await send(call('search_docs', { query: 'tokens' }), named('search_docs'));
    expect(status).toBe(200);
    expect(text).toContain('/docs/api/tokens');
  });

  it.each([
    ['another host', { host: 'docs.example.com' }, 403],
    ['the page of another site', { origin: 'https://attacker.example.com' }, 403],
    ['a page of this machine', { origin: 'http://localhost:3000' }, 200],
  ])('treats a request of %s', async (_, headers, status) => {
    const answer = await send(call('search_docs', { query: 'tokens' }), {
      ...named('search_docs'),
      ...headers,
    });
    expect(answer.status).toBe(status);
  });

  it('rejects a body that is too large, and one without a message', async () => {
    expect((await send('x'.repeat(1_100_000))).status).toBe(413);
    expect((await send('{')).status).toBe(400);
  });

  it('has one endpoint', async () => {
    expect(await send('{}', {}, '/docs')).toEqual({
      status: 404,
      text: "There's nothing here. The endpoint is /mcp.\n",
    });
  });
});
