/**
 * A mock server of the API description for the tests that run samples: Prism, which refuses what the description does
 * not allow, behind a recording proxy that keeps what each sample sent and what came back.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { bundleApiDescription } from '../../../pipeline/material/api-description/index.ts';
import { freePort } from './ports.ts';
import { startRecorder, type Answer, type Recorder, type SentRequest } from './recorder.ts';

/** How long Prism may take to listen, in milliseconds. */
const START_TIMEOUT = 60_000;

/** Starts the mock server on free ports of the loopback interface. */
export async function startMockServer(): Promise<Recorder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mock-server-'));
  const document = path.join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(await bundleApiDescription(), withTextParts));
  const port = await freePort();
  const prism = await startPrism(document, port);
  const recorder = await startRecorder((request) => forward(request, port));
  return {
    ...recorder,
    close: async () => {
      await recorder.close();
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

async function forward({ method, url, headers, body }: SentRequest, port: number): Promise<Answer> {
  const upstream = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    // The SDK for Java asks for JSON where it downloads a file, too; Prism alone minds.
    headers: { ...headers, accept: '*/*', connection: 'close' },
  });
  upstream.end(body);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: { 'content-type': answer.headers['content-type'] ?? 'text/plain' },
    body: await buffer(answer),
  };
}
