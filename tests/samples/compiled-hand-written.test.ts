import { afterAll, assert, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { loadSample, sampleIds } from '../../plugins/samples/index.ts';
import { testGo } from './go/run-go.ts';
import type { ProgramReport } from './support/program-report.ts';
import type { Recorder } from './support/recorder.ts';
import { expectRecord } from './support/record.ts';
import { COMPILED_LANGUAGES, compiledRunner, type CompiledLanguage } from './support/run-compiled.ts';
import { expectScenario, runScenarios, scenariosIn } from './support/run-scenarios.ts';
import { PROOF_HEADS } from './support/tools.ts';

/** Samples that run in a test of their own: `go test` below, or the deliveries of `compiled-webhook.test.ts`. */
const TESTED: Readonly<Record<CompiledLanguage, readonly string[]>> = {
  go: ['go-test', 'verify-webhook'],
  java: ['verify-webhook'],
};

for (const language of COMPILED_LANGUAGES) {
  const run = compiledRunner(language);
  const scenarios = scenariosIn(language);
  const failed = new Set<string>();
  const written = sampleIds().flatMap((id) =>
    loadSample(id)
      .files.filter((file) => file.language === language)
      .map(({ code }) => ({ id, code })),
  );

  /** Notes that a test of a sample did not pass, so that the sample is not in the record. */
  const noteFailure = (sample: string): void => {
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'pass') failed.add(sample);
    });
  };

  it(`every sample in ${language} runs with scripted answers, or in a test of its own`, () => {
    const ran = new Set([...scenarios.map(({ sample }) => sample), ...TESTED[language]]);
    expect(written.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });

  describe.skipIf(run === undefined)(`hand-written samples in ${language}`, () => {
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport>;

    beforeAll(async () => {
      assert(run);
      ({ server, reports } = await runScenarios(scenarios, run));
    }, 600_000);

    afterAll(async () => {
      await server.close();
    });

    it.each(scenarios)('$sample, when $when', (program) => {
      noteFailure(program.sample);
      const report = reports.get(program.id);
      assert(report, 'it runs');
      expectScenario(language, program, report, server);
    });

    it.runIf(language === 'go')('the tests of go-test pass', async () => {
      noteFailure('go-test');
      const go = inject('go');
      assert(go.missing === undefined);
      const code = written.find(({ id }) => id === 'go-test')?.code ?? '';
      const said = await testGo(go.go, go.module, code);
      expect(said.match(/^--- PASS: /gm)).toHaveLength(code.match(/^func Test/gm)?.length ?? 0);
      await expect(
        testGo(go.go, go.module, code.replace('*token.ID, nil', '(*token.ID)[1:], nil')),
      ).rejects.toThrow('id is "oken-1", not token-1');
    });

    it('are those of the record; `npm run proofs` renews it', () => {
      const passed = written.filter(({ id }) => !failed.has(id) && id !== 'verify-webhook');
      expect(passed).not.toHaveLength(0);
      expectRecord(
        language,
        'hand-written',
        new Map(passed.map(({ id, code }) => [`samples/${id}`, code])),
        PROOF_HEADS[language],
      );
    });
  });
}
