import { execFile } from 'node:child_process';
import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { provider } from '../../site/provider.ts';
import { everySample, type EmittedSample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { SAMPLE_HEADER, startMockServer, type MockServer } from './support/mock-server.ts';

const run = promisify(execFile);
const samples = await everySample('curl');
const CONCURRENCY = 4;

/** Runs a sample in a shell; only the host differs, and a cURL configuration file adds the name of the sample. */
async function runSample({ id, code }: EmittedSample, folder: string, origin: string): Promise<void> {
  const home = path.join(folder, id.replace('/', '--'));
  await mkdir(home);
  await writeFile(path.join(home, '.curlrc'), `silent\nheader = "${SAMPLE_HEADER}: ${id}"\n`);
  await writeFile(path.join(home, 'agreement.pdf'), '%PDF-1.4');
  const script = code.replace(provider.hosts.test, origin);
  expect(script, `${id} asks the test host`).not.toBe(code);
  await run('sh', ['-eu', '-c', script], { cwd: home, env: { PATH: process.env.PATH, CURL_HOME: home } });
}

describe('every cURL sample runs', () => {
  let server: MockServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'curl-samples-'));
    server = await startMockServer();
    const limit = pLimit(CONCURRENCY);
    await Promise.all(samples.map((sample) => limit(() => runSample(sample, folder, server.origin))));
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(samples)('$id', (sample) => {
    const [exchange, ...others] = server.exchangesOf(sample.id);
    assert(exchange, 'it sends a request');
    expect(others, 'it sends no more').toEqual([]);
    expectExchange(sample, exchange);
  });
});
