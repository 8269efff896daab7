import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { casesToRun } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import { showsResult } from './support/shown-results.ts';
import { everySample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { expectSaved } from './support/saved-files.ts';
import { startMockServer } from './support/mock-server.ts';
import type { ProgramReport } from './support/program-report.ts';
import type { Recorder } from './support/recorder.ts';
import { expectRecord } from './support/record.ts';
import { COMPILED_LANGUAGES } from './support/run-compiled.ts';
import { runnerOf, sdkDefaults } from './languages.ts';

for (const language of COMPILED_LANGUAGES) {
  const run = await runnerOf(language);
  const all = await everySample(language);
  const choice = await casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map(all.map(({ id, code }) => [id, code])),
  });
  const samples = all.filter(({ id }) => choice.runs(id));

  describe.skipIf(run === undefined)(`every sample in ${language}`, () => {
    const proven = new Map<string, string>();
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport> | undefined;

    beforeAll(async () => {
      server = await startMockServer();
      reports = await run?.(new Map(samples.map(({ id, code }) => [id, code])), server.origin);
    }, 600_000);

    afterAll(async () => {
      await server.close();
    });

    it.each(samples)('$id runs', (sample) => {
      onTestFinished(({ task }) => {
        if (task.result?.state === 'pass') proven.set(sample.id, sample.code);
      });
      const report = reports?.get(sample.id);
      assert(report, 'it compiles');
      expect(report.failure, 'it runs to its end').toBeUndefined();
      const [exchange, ...others] = server.exchangesOf(sample.id);
      assert(exchange, 'it sends a request');
      expect(others, 'it sends no more').toEqual([]);
      expectExchange(sample, exchange, sdkDefaults(language));
      expectSaved(sample, report.files, exchange);
      expect(report.printed.length > 0, 'it prints what it shows').toBe(showsResult(sample));
    });

    skipAsRecorded(choice);

    it('are those of the record; `npm run proofs` renews it', () => {
      expectRecord(choice, proven);
      expect.hasAssertions();
    });
  });
}
