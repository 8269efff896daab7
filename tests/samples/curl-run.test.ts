import { execFile } from 'node:child_process';
import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import { casesToRun } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import { everySample, type EmittedSample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { expectRecord } from './support/record.ts';
import { expectSaved } from './support/saved-files.ts';
import { writtenFiles, type WrittenFile } from './support/homes.ts';
import { startMockServer } from './support/mock-server.ts';
import { SAMPLE_HEADER, type Recorder } from './support/recorder.ts';

const run = promisify(execFile);
const all = await everySample('curl');
const choice = await casesToRun({
  language: 'curl',
  test: import.meta.filename,
  programs: new Map(all.map(({ id, code }) => [id, code])),
});
const samples = all.filter(({ id }) => choice.runs(id));
const CONCURRENCY = 4;

/**
 * Runs a sample in a shell. Only the host differs, and a cURL configuration file adds the sample's name.
 *
 * @returns the files that it left
 */
async function runSample(
  { id, code }: EmittedSample,
  folder: string,
  origin: string,
): Promise<readonly WrittenFile[]> {
  const home = path.join(folder, id.replace('/', '--'));
  await mkdir(home);
  await writeFile(path.join(home, '.curlrc'), `silent\nheader = "${SAMPLE_HEADER}: ${id}"\n`);
  await writeFile(path.join(home, 'agreement.pdf'), '%PDF-1.4');
  const script = code.replace(provider.hosts.test, origin);
  expect(script, `${id} asks the test host`).not.toBe(code);
  await run('sh', ['-eu', '-c', script], { cwd: home, env: { PATH: process.env.PATH, CURL_HOME: home } });
  return writtenFiles(home);
}

describe('every cURL sample runs', () => {
  const proven = new Map<string, string>();
  let server: Recorder;
  let folder: string;
  const files = new Map<string, readonly WrittenFile[]>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'curl-samples-'));
    server = await startMockServer();
    const limit = pLimit(CONCURRENCY);
    await Promise.all(
      samples.map((sample) =>
        limit(async () => files.set(sample.id, await runSample(sample, folder, server.origin))),
      ),
    );
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(samples)('$id', (sample) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') proven.set(sample.id, sample.code);
    });
    const [exchange, ...others] = server.exchangesOf(sample.id);
    assert(exchange, 'it sends a request');
    expect(others, 'it sends no more').toEqual([]);
    expectExchange(sample, exchange);
    expectSaved(sample, files.get(sample.id), exchange, true);
  });

  skipAsRecorded(choice);

  it('are those of the record; `npm run proofs` renews it', () => {
    expectRecord(choice, proven);
    expect.hasAssertions();
  });
});
