import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import {
  callHeaders,
  cardOf,
  loadProcessors,
  nextCurl,
  proxyCurl,
  toProcessorAction,
  type ProcessorAction,
} from '../../pipeline/content/processors/index.ts';
import { provider } from '../../content/site/provider.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const calls = loadProcessors().flatMap((processor) => {
  return Object.entries(processor.calls).map(([word, call]) => {
    const action = toProcessorAction(word);
    assert(action);
    return { name: `${processor.name}: ${action}`, processor, action, call };
  });
});
const following = calls.filter(({ call }) => call.next !== undefined);

const run = promisify(execFile);
let received: Received[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.end();
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

/** Sends a command to this process instead of the host. */
async function send(command: string, host: string): Promise<Received> {
  received = [];
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const script = command.replace(host, origin);
  await run('sh', ['-eu', '-c', script], { env: { PATH: process.env.PATH } });
  const [request, ...others] = received;
  assert(request, 'it sends a request');
  expect(others, 'it sends no more').toEqual([]);
  return request;
}

/** The body as the processor reads it, before the platform puts the card in. */
function readBody({ headers, body }: Received): unknown {
  if (headers['content-type'] === 'application/json') return JSON.parse(body);
  if (headers['content-type'] === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body));
  return body.trimEnd();
}

const named = (value: unknown, action: ProcessorAction): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('{{ card |', `{{ ${cardOf(action)} |`));

describe('the call of each processor through the proxy, as cURL sends it', () => {
  it.each(calls)('$name', async ({ processor, action, call }) => {
    const request = await send(proxyCurl(processor, action, call), provider.hosts.test);
    expect([request.method, request.url]).toEqual(['POST', '/proxy']);
    expect(request.headers).toMatchObject({ 'bt-api-key': '<API_KEY>', 'bt-proxy-url': call.url });
    for (const [header, value] of Object.entries(callHeaders(processor, call)))
      expect(request.headers[header.toLowerCase()]).toBe(value);
    const sent = readBody(request);
    expect(sent).toEqual(named(call.json ?? call.form, action));
    expect(JSON.stringify(sent).replaceAll('\\"', '"')).toContain(
      `{{ ${cardOf(action)} | json: "$.data.number"`,
    );
  });
});

describe('the request after a call, which the server sends without the proxy', () => {
  it.each(following)('$name', async ({ processor, call }) => {
    const { next } = call;
    assert(next);
    const { origin, pathname } = new URL(next.url);
    const request = await send(nextCurl(processor, call) ?? '', origin);
    expect([request.method, request.url]).toEqual(['POST', pathname]);
    expect(Object.keys(request.headers)).not.toContain('bt-api-key');
    expect(readBody(request)).toEqual(next.json);
  });
});
