import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import { showsResult } from '../support/shown-results.ts';
import { everySample } from '../support/every-sample.ts';
import { expectExchange } from '../support/expected-request.ts';
import { expectSaved } from '../support/saved-files.ts';
import { startMockServer } from '../support/mock-server.ts';
import type { ProgramReport } from '../support/program-report.ts';
import type { Recorder } from '../support/recorder.ts';
import { expectRecord } from '../support/record.ts';
import { sdkDefaults } from '../languages.ts';
import { REQUIREMENTS, runPython, typeCheck } from './run-python.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const { python = '', missing } = await pythonToolchain();
const all = await everySample('python');
const choice = await casesToRun({
  language: 'python',
  test: import.meta.filename,
  programs: new Map(all.map(({ id, code }) => [id, code])),
  more: [REQUIREMENTS],
});
const samples = all.filter(({ id }) => choice.runs(id));
const programs = new Map(samples.map(({ id, code }) => [id, code]));

describe.skipIf(missing !== undefined)('every Python sample', () => {
  const proven = new Map<string, string>();
  let server: Recorder;
  let messages: ReadonlyMap<string, readonly string[]>;
  let reports: ReadonlyMap<string, ProgramReport>;

  beforeAll(async () => {
    server = await startMockServer();
    [messages, reports] = await Promise.all([
      typeCheck(python, programs),
      runPython(python, programs, server.origin),
    ]);
  }, 300_000);

  afterAll(async () => {
    await server.close();
  });

  it.each(samples)('$id is type-checked and runs', (sample) => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') proven.set(sample.id, sample.code);
    });
    expect.soft(messages.get(sample.id) ?? [], 'it is type-checked').toEqual([]);
    const report = reports.get(sample.id);
    expect(report?.failure, 'it runs to its end').toBeUndefined();
    const [exchange, ...others] = server.exchangesOf(sample.id);
    assert(exchange, 'it sends a request');
    expect(others, 'it sends no more').toEqual([]);
    expectExchange(sample, exchange, sdkDefaults('python'));
    expectSaved(sample, report?.files, exchange);
    expect(report?.printed.length, 'it prints what it shows').toBe(showsResult(sample) ? 1 : 0);
  });

  skipAsRecorded(choice);

  it('are those of the record; `npm run proofs` renews it', () => {
    expectRecord(choice, proven);
    expect.hasAssertions();
  });
});
