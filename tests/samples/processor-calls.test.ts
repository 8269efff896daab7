import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import {
  callHeaders,
  loadProcessors,
  type Processor,
  type ProcessorCall,
} from '../../pipeline/material/processors/index.ts';
import { proxyCurl } from '../../pipeline/material/processors/proxy-curl.ts';
import { provider } from '../../site/provider.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const calls = loadProcessors().flatMap((processor) => {
  return Object.entries(processor.calls).map(([action, call]) => ({
    name: `${processor.name}: ${action}`,
    processor,
    call,
  }));
});

const NUMBER = '{{ token: <TOKEN_ID> | json: "$.data.number"';
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

async function send(processor: Processor, call: ProcessorCall): Promise<Received> {
  received = [];
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const script = proxyCurl(processor, call, 'token: <TOKEN_ID>').replace(provider.hosts.test, origin);
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

const named = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('{{ card |', '{{ token: <TOKEN_ID> |'));

describe('the call of each processor through the proxy, as cURL sends it', () => {
  it.each(calls)('$name', async ({ processor, call }) => {
    const request = await send(processor, call);
    expect([request.method, request.url]).toEqual(['POST', '/proxy']);
    expect(request.headers).toMatchObject({ 'bt-api-key': '<API_KEY>', 'bt-proxy-url': call.url });
    for (const [header, value] of Object.entries(callHeaders(processor, call)))
      expect(request.headers[header.toLowerCase()]).toBe(value);
    const sent = readBody(request);
    expect(sent).toEqual(named(call.json ?? call.form ?? call.text));
    expect(JSON.stringify(sent).replaceAll('\\"', '"')).toContain(NUMBER);
  });
});
