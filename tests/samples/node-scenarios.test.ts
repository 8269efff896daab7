import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { casesToRun } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import type { ProgramReport } from './support/program-report.ts';
import type { Recorder } from './support/recorder.ts';
import { expectRecord } from './support/record.ts';
import { runPrograms } from './support/run-programs.ts';
import { expectScenario, runScenarios, scenariosIn } from './support/run-scenarios.ts';

const all = scenariosIn('node');
const choice = await casesToRun({
  language: 'node',
  test: import.meta.filename,
  programs: new Map(all.map(({ sample, code }) => [`samples/${sample}`, code])),
});
const programs = all.filter(({ sample }) => choice.runs(`samples/${sample}`));

describe('hand-written Node.js samples run', () => {
  const proven = new Map<string, string>();
  const failed = new Set<string>();
  let server: Recorder;
  let reports: ReadonlyMap<string, ProgramReport>;

  beforeAll(async () => {
    ({ server, reports } = await runScenarios(programs, runPrograms));
  });

  afterAll(async () => {
    await server.close();
  });

  it.each(programs)('$sample, when $when', (program) => {
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'pass') failed.add(program.sample);
      else if (!failed.has(program.sample)) proven.set(`samples/${program.sample}`, program.code);
    });
    const report = reports.get(program.id);
    assert(report, 'it runs');
    expectScenario('node', program, report, server);
  });

  skipAsRecorded(choice);

  it('are those of the record; `npm run proofs` renews it', () => {
    for (const sample of failed) proven.delete(`samples/${sample}`);
    expectRecord(choice, proven);
    expect.hasAssertions();
  });
});
