import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import type { ProgramReport } from '../support/program-report.ts';
import type { Recorder } from '../support/recorder.ts';
import { expectRecord } from '../support/record.ts';
import { expectScenario, runScenarios, scenariosIn } from '../support/run-scenarios.ts';
import { deliver, platformKey, SIGNATURE_VERSION } from '../support/webhook-delivery.ts';
import { REQUIREMENTS, runPython, typeCheck } from './run-python.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const { python = '', missing } = await pythonToolchain();
const failed = new Set<string>();

/** Notes that a test of a sample did not pass, so that the sample is not in the record. */
function noteFailure(sample: string): void {
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'pass') failed.add(sample);
  });
}
const allWritten = sampleIds().flatMap((id) =>
  loadSample(id)
    .files.filter(({ language }) => language === 'python')
    .map(({ code }) => ({ id, code })),
);
const choice = await casesToRun({
  language: 'python',
  test: import.meta.filename,
  programs: new Map(allWritten.map(({ id, code }) => [`samples/${id}`, code])),
  more: [REQUIREMENTS],
});
const isChosen = (id: string): boolean => choice.runs(`samples/${id}`);
const written = allWritten.filter(({ id }) => isChosen(id));
const allScenarios = scenariosIn('python');
const scenarios = allScenarios.filter(({ sample }) => isChosen(sample));

describe.skipIf(missing !== undefined)('hand-written Python samples', () => {
  let server: Recorder;
  let reports: ReadonlyMap<string, ProgramReport>;
  let messages: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    messages = await typeCheck(python, new Map(written.map(({ id, code }) => [id, code])));
    ({ server, reports } = await runScenarios(scenarios, (programs, origin) =>
      runPython(python, programs, origin),
    ));
  }, 300_000);

  afterAll(async () => {
    await server.close();
  });

  it.each(written)('$id is type-checked', ({ id }) => {
    noteFailure(id);
    expect(messages.get(id) ?? []).toEqual([]);
  });

  it('all run: with scripted answers, or in a test of their own', () => {
    const tested = ['verify-webhook', 'import-cards', 'import-cards-postgresql', 'import-cards-seed'];
    const run = new Set([...allScenarios.map(({ sample }) => sample), ...tested]);
    expect(allWritten.map(({ id }) => id).filter((id) => !run.has(id))).toEqual([]);
  });

  it.each(scenarios)('$sample, when $when', (program) => {
    noteFailure(program.sample);
    const report = reports.get(program.id);
    assert(report, 'it runs');
    expectScenario('python', program, report, server);
  });
});

/** Python alone would write `1e-07`, `1e+16`, and `5.0`. */
const NUMBERS = JSON.stringify([1e-7, 1e21, 1e16, 5, -0, 0.1, 2 ** 60, 5e-324]);

describe.skipIf(missing !== undefined || !isChosen('verify-webhook'))(
  'the Python sample that verifies a webhook',
  () => {
    const sample = allWritten.find(({ id }) => id === 'verify-webhook');
    const keys = { [SIGNATURE_VERSION]: platformKey };
    const genuine = deliver();
    const literal = (value: unknown): string => `json.loads(${JSON.stringify(JSON.stringify(value))})`;
    const calling = ({ body, headers }: typeof genuine): string =>
      `import json\nfrom sample_verify_webhook import verify_webhook\n\nprint(verify_webhook(${literal(body)}, ${literal(headers)}, ${literal(keys)})["id"])\n`;

    it.each([
      ['accepts a genuine delivery', genuine, /^event-1$/],
      ['accepts numbers as JavaScript writes them', deliver({ value: NUMBERS }), /^event-1$/],
      [
        'refuses a changed body',
        { ...genuine, body: genuine.body.replace('card-1', 'card-2') },
        /InvalidSignature/,
      ],
      ['refuses a delivery without a signature', { ...genuine, headers: {} }, /carries no signature/],
      ['refuses an old delivery', deliver({ ageInSeconds: 360 }), /too old/],
    ])('%s', async (_, delivery, says) => {
      noteFailure('verify-webhook');
      const programs = new Map([
        ['verify-webhook', sample?.code ?? ''],
        ['call', calling(delivery)],
      ]);
      const report = (await runPython(python, programs, 'http://127.0.0.1:9')).get('call');
      expect([...(report?.printed ?? []), report?.failure ?? ''].join('\n').trim()).toMatch(says);
    });
  },
);

describe.skipIf(missing !== undefined)('the record of hand-written Python samples', () => {
  skipAsRecorded(choice);

  it('holds those that passed; `npm run proofs` renews it', () => {
    const passed = written.filter(({ id }) => !failed.has(id));
    expectRecord(choice, new Map(passed.map(({ id, code }) => [`samples/${id}`, code])));
    expect.hasAssertions();
  });
});

describe.skipIf(missing !== undefined)('the proof of a Python sample finds', () => {
  const program = (call: string): string =>
    `from basis_theory import BasisTheory\nfrom basis_theory.environment import BasisTheoryEnvironment\n\nclient = BasisTheory(api_key="<API_KEY>", environment=BasisTheoryEnvironment.TEST)\n${call}\n`;

  const mistakes = [
    [
      'an unknown argument',
      'client.tokens.create(kind="card")',
      /^Line 5: No parameter named "kind"/,
      /unexpected keyword argument 'kind'/,
    ],
    [
      'a value of another type',
      'client.tokens.get(5)',
      /^Line 5: Argument of type "Literal\[5\]" cannot be assigned to parameter "id"/,
      /./,
    ],
    [
      'an unknown method',
      'client.tokens.melt()',
      /^Line 5: Cannot access attribute "melt" for class "TokensClient"/m,
      /no attribute 'melt'/,
    ],
    [
      'a missing import',
      'print(datetime.now())',
      /^Line 5: "datetime" is not defined/m,
      /name 'datetime' is not defined/,
    ],
    [
      'another host',
      'BasisTheory(api_key="x").tokens.get("id")',
      /^$/,
      /asks for https:\/\/api\.basistheory\.com\/tokens\/id, which is not on the test host/,
    ],
  ] as const;
  const programs = new Map(mistakes.map(([name, call]) => [name as string, program(call)]));
  let messages: ReadonlyMap<string, readonly string[]>;
  let reports: Awaited<ReturnType<typeof runPython>>;

  beforeAll(async () => {
    [messages, reports] = await Promise.all([
      typeCheck(python, programs),
      runPython(python, programs, 'http://127.0.0.1:9'),
    ]);
  });

  it.each(mistakes)('%s', (name, _call, checked, failed) => {
    expect((messages.get(name) ?? []).join('\n')).toMatch(checked);
    expect(reports.get(name)?.failure).toMatch(failed);
  });
});
