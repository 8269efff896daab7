import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ProgramReport } from './support/program-report.ts';
import type { Recorder } from './support/recorder.ts';
import { expectRecord } from './support/record.ts';
import { PROOF_HEADS } from './support/tools.ts';
import { runPrograms } from './support/run-programs.ts';
import { expectScenario, runScenarios, scenariosIn } from './support/run-scenarios.ts';

const programs = scenariosIn('node');

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
  it('are those of the record; `npm run proofs` renews it', () => {
    for (const sample of failed) proven.delete(`samples/${sample}`);
    expectRecord('node', 'hand-written', proven, PROOF_HEADS.node);
    expect(proven.size).toBeGreaterThan(0);
  });
});
