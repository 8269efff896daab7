import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { casesToRun } from './support/by-record/cases-to-run.ts';
import { skipAsRecorded } from './support/by-record/skip-as-recorded.ts';
import { testGo } from './go/run-go.ts';
import type { ProgramReport } from './support/program-report.ts';
import type { Recorder } from './support/recorder.ts';
import { expectRecord } from './support/record.ts';
import { runnerOf } from './languages.ts';
import { COMPILED_LANGUAGES } from './support/run-compiled.ts';
import { expectScenario, runScenarios, scenariosIn } from './support/run-scenarios.ts';
import { VERIFIER_CASES, verifyingProgram } from './support/run-verifier.ts';
import { goToolchain } from './support/toolchains.ts';

/** Run by `go test` below. */
const TESTED = 'go-test';
/** It only declares something, which a test below calls. */
const VERIFIER = 'verify-webhook';

for (const language of COMPILED_LANGUAGES) {
  const run = await runnerOf(language);
  const allScenarios = scenariosIn(language);
  const failed = new Set<string>();
  const written = sampleIds().flatMap((id) =>
    loadSample(id)
      .files.filter((file) => file.language === language)
      .map(({ code }) => ({ id, code })),
  );
  const choice = await casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map(written.map(({ id, code }) => [`samples/${id}`, code])),
  });
  const isChosen = (id: string): boolean => choice.runs(`samples/${id}`);
  const scenarios = allScenarios.filter(({ sample }) => isChosen(sample));

  /** Notes that a test of a sample did not pass, so that the sample is not in the record. */
  const noteFailure = (sample: string): void => {
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'pass') failed.add(sample);
    });
  };

  it(`every sample in ${language} runs with scripted answers or in a test of its own`, () => {
    const ran = new Set([...allScenarios.map(({ sample }) => sample), TESTED, VERIFIER]);
    expect(written.map(({ id }) => id).filter((id) => !ran.has(id))).toEqual([]);
  });

  describe.skipIf(run === undefined)(`hand-written samples in ${language}`, () => {
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport>;

    beforeAll(async () => {
      assert(run);
      ({ server, reports } = await runScenarios(scenarios, run));
    }, 600_000);

    describe.runIf(isChosen(VERIFIER))(`the sample ${VERIFIER}`, () => {
      let said: readonly string[];

      beforeAll(async () => {
        assert(run);
        const code = written.find(({ id }) => id === VERIFIER)?.code ?? '';
        const program = verifyingProgram(language, code, VERIFIER_CASES);
        const report = (await run(new Map([[VERIFIER, program]]), server.origin)).get(VERIFIER);
        assert(report && report.failure === undefined, report?.failure);
        said = report.printed;
      }, 300_000);

      it.each(VERIFIER_CASES.map((one, index) => ({ ...one, index })))(
        'says, when $when',
        ({ index, says }) => {
          noteFailure(VERIFIER);
          expect(said[index]).toMatch(says);
        },
      );
    });

    afterAll(async () => {
      await server.close();
    });

    it.each(scenarios)('$sample, when $when', (program) => {
      noteFailure(program.sample);
      const report = reports.get(program.id);
      assert(report, 'it runs');
      expectScenario(language, program, report, server);
    });

    it.runIf(language === 'go' && isChosen(TESTED))('the tests of go-test pass', async () => {
      noteFailure(TESTED);
      const go = await goToolchain();
      assert(go.missing === undefined);
      const code = written.find(({ id }) => id === TESTED)?.code ?? '';
      const { passed, said } = await testGo(go.go, go.module, code);
      expect(passed).toBe(true);
      expect(said.match(/^--- PASS: /gm)).toHaveLength(code.match(/^func Test/gm)?.length ?? 0);
      const wrong = await testGo(go.go, go.module, code.replace('*token.ID, nil', '(*token.ID)[1:], nil'));
      expect(wrong.said).toContain('id is "oken-1", not token-1');
    });

    skipAsRecorded(choice);

    it('are those of the record; `npm run proofs` renews it', () => {
      const passed = written.filter(({ id }) => isChosen(id) && !failed.has(id));
      expectRecord(choice, new Map(passed.map(({ id, code }) => [`samples/${id}`, code])));
      expect.hasAssertions();
    });
  });
}
