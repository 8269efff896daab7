/**
 * Makes the mock server of the API description for all test files: Prism, which refuses what the description does not
 * allow. It starts when the first file asks for it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { mockPackages } from '../support/toolchains.ts';
import { freePort } from '../support/ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that returns the port of the mock server, or, with 500, why there is none. */
    mock: string;
  }
}

/** How long Prism may take to listen, in milliseconds. */
const START_TIMEOUT = 60_000;

interface Mock {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Tests get it by `startMockServer()`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let mock: Promise<Mock> | undefined;
  const server = createServer((_, response) => {
    mock ??= startMock();
    mock.then(
      ({ port }) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('mock', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  return async () => {
    server.close();
    await (await mock?.catch(() => undefined))?.stop();
  };
}

async function startMock(): Promise<Mock> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mock-server-'));
  const document = path.join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(await bundleApiDescription(), withTextParts));
  const port = await freePort();
  const prism = await startPrism(document, port);
  return {
    port,
    stop: async () => {
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
  const { folder, missing } = await mockPackages();
  if (missing !== undefined) throw new Error(missing);
  const prism = spawn(process.execPath, [
    path.join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js'),
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
