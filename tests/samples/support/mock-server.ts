/**
 * A mock server of the API description for the tests that run samples: Prism, which refuses what the description does
 * not allow, behind a recording proxy that keeps what each sample sent and what came back.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundleApiDescription } from '../../../plugins/api-description/index.ts';

/** Names the sample that a request comes from. */
export const SAMPLE_HEADER = 'x-sample';

/** How long Prism may take to listen, in milliseconds. */
const START_TIMEOUT = 60_000;

export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly status: number;
  /** Body of the answer, which says why a request was refused. */
  readonly answer: string;
}

export interface MockServer {
  /** e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** What a sample sent, in order. */
  readonly exchangesOf: (sample: string) => readonly Exchange[];
  readonly close: () => Promise<void>;
}

/** Starts the mock server on free ports of the loopback interface. */
export async function startMockServer(): Promise<MockServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mock-server-'));
  const document = path.join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(await bundleApiDescription(), withTextParts));
  const port = await freePort();
  const prism = await startPrism(document, port);
  const exchanges = new Map<string, Exchange[]>();
  const recorder = createServer((request, response) => {
    void forward(request, response, port).then((exchange) => {
      const sample = String(request.headers[SAMPLE_HEADER]);
      exchanges.set(sample, [...(exchanges.get(sample) ?? []), exchange]);
    });
  });
  await listen(recorder, 0);
  return {
    origin: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`,
    exchangesOf: (sample) => exchanges.get(sample) ?? [],
    close: async () => {
      recorder.closeAllConnections();
      recorder.close();
      prism.kill();
      await once(prism, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Replaces the parts of a form by texts: Prism 5.14 reads each as a text, whatever its content type
 * (`parseMultipartFormDataParams` of `@stoplight/prism-http`), and would refuse a part that is an object.
 */
function withTextParts(key: string, value: unknown): unknown {
  if (key !== 'multipart/form-data') return value;
  const { schema, ...media } = value as { readonly schema: { readonly properties: object } };
  const properties = Object.fromEntries(
    Object.keys(schema.properties).map((name) => [name, { type: 'string' }]),
  );
  return { ...media, schema: { ...schema, properties } };
}

async function startPrism(document: string, port: number): Promise<ChildProcess> {
  const cli = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'));
  const prism = spawn(process.execPath, [
    cli,
    'mock',
    '--errors',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    document,
  ]);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`The mock server did not start within ${START_TIMEOUT} ms. It said:\n${output}`));
    }, START_TIMEOUT);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!output.includes('Prism is listening')) return;
      clearTimeout(timer);
      resolve();
    };
    prism.stdout.on('data', read);
    prism.stderr.on('data', read);
    prism.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The mock server ended at once. It said:\n${output}`));
    });
  });
  return prism;
}

async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<Exchange> {
  const { method = '', url = '', headers } = request;
  const body = await buffer(request);
  const upstream = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, connection: 'close' },
  });
  upstream.end(body);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  const content = await buffer(answer);
  const status = answer.statusCode ?? 0;
  const exchange = { method, url, headers: flatHeaders(headers), body, status, answer: content.toString() };
  response.writeHead(status, { 'content-type': answer.headers['content-type'] ?? 'text/plain' });
  response.end(content);
  return exchange;
}

function flatHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0);
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
