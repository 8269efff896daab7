import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sdkMethod } from '../../pipeline/content/sdk-methods/index.ts';
import { casesToRun } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import { showsResult } from './support/shown-results.ts';
import { everySample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { expectSaved } from './support/saved-files.ts';
import { expectRecord } from './support/record.ts';
import { startMockServer } from './support/mock-server.ts';
import type { Recorder } from './support/recorder.ts';
import type { ProgramReport } from './support/program-report.ts';
import { runPrograms } from './support/run-programs.ts';

const all = await everySample('node');
const choice = await casesToRun({
  language: 'node',
  test: import.meta.filename,
  programs: new Map(all.map(({ id, code }) => [id, code])),
});
const samples = all.filter(({ id }) => choice.runs(id));

/** A file name that says which sample it is. */
const fileName = (id: string): string => id.replace('/', '--');

describe('every Node.js sample runs', () => {
  const proven = new Map<string, string>();
  let server: Recorder;
  let reports: ReadonlyMap<string, ProgramReport>;

  beforeAll(async () => {
    server = await startMockServer();
    reports = await runPrograms(new Map(samples.map(({ id, code }) => [fileName(id), code])), server.origin);
  });

  afterAll(async () => {
    await server.close();
  });

  it.each(samples)('$id', (sample) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') proven.set(sample.id, sample.code);
    });
    const report = reports.get(fileName(sample.id));
    expect(report?.failure, 'it runs to its end').toBeUndefined();
    const [exchange, ...others] = server.exchangesOf(fileName(sample.id));
    assert(exchange, 'it sends a request');
    expect(others, 'it sends no more').toEqual([]);
    expectExchange(sample, exchange);
    expectSaved(sample, report?.files, exchange);
    // A request that goes without the SDK prints its status.
    const goesWithoutSdk = sdkMethod('node', sample.input.operation.id).unusable !== undefined;
    expect(report?.printed.length, 'it prints what it shows').toBe(
      showsResult(sample) || goesWithoutSdk ? 1 : 0,
    );
  });

  skipAsRecorded(choice);

  it('are those of the record; `npm run proofs` renews it', () => {
    expectRecord(choice, proven);
    expect.hasAssertions();
  });
});
