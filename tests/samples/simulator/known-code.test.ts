/** The simulator does what the code of a sample does. Both run, on the same input. */
import type { Json, JsonObject } from '../../../engines/json/index.ts';
import { beforeAll, assert, describe, expect, it } from 'vitest';
import { initialState } from '../../../engines/simulator/index.ts';
import { digestOf, runCode, type KnownCode, type RunResult } from '../../../engines/simulator/code-runs.ts';
import { Problem } from '../../../engines/simulator/problems.ts';
import { TRANSFORM_CODE } from '../../../engines/simulator/proxies/transform-code.ts';
import { SAMPLE_CODE } from '../../../engines/simulator/reactors/sample-code.ts';
import { createToken } from '../../../engines/simulator/tokens/create-token.ts';
import { callerOf, SAMPLES_APPLICATION } from '../../../engines/simulator/applications/access.ts';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { NOW, environmentAt } from '../../support/platform-session.ts';
import { API } from '../reactor-code/cases/api.ts';
import type { Case } from '../reactor-code/cases/case.ts';
import type { Outcome } from '../reactor-code/invocation.ts';
import { INBOUND } from '../reactor-code/cases/inbound.ts';
import { ISSUING } from '../reactor-code/cases/issuing.ts';
import { PROCESSING } from '../reactor-code/cases/processing.ts';
import { invokeAll, type AnsweredInvocation, type Run } from '../reactor-code/invoke.ts';
import { json } from '../support/scripted-answers.ts';
import { reactorPackages } from '../support/toolchains.ts';

const { folder = '', missing } = await reactorPackages();

interface Known {
  readonly sample: string;
  readonly run: KnownCode;
  readonly digest: string;
}

const KNOWN: readonly Known[] = [...SAMPLE_CODE, ...TRANSFORM_CODE].map(([digest, { sample, run }]) => ({
  digest,
  sample,
  run,
}));

/** What no case gives code, but a caller can. */
const ODD: readonly Json[] = [
  {},
  { card: {} },
  { card: { number: 4 } },
  { people: [1, 2, 3, 4, 5] },
  { body: {} },
];

/** What the simulator reads from its one image, which the guide has its reader make. */
const imageText = '4242 4242 4242 4242\n12/29 123';

type Given = Pick<Case, 'sample' | 'input'> &
  Partial<Pick<Case, 'runtime' | 'configuration' | 'application'>>;

/** The cases of a sample, but for those with another image, which the simulator doesn't read. */
function givenTo(sample: string): readonly Given[] {
  const cases = [...PROCESSING, ...API, ...INBOUND, ...ISSUING].filter((one) => one.sample === sample);
  const [{ runtime, configuration, application } = {}] = cases;
  const shared = {
    sample,
    ...(runtime === undefined ? {} : { runtime }),
    ...(configuration === undefined ? {} : { configuration }),
    ...(application === undefined ? {} : { application }),
  };
  return [
    ...cases.filter((one) => !String((one.input as { image?: unknown }).image).startsWith('data:')),
    ...ODD.map((input) => ({ ...shared, input })),
    ...cases.slice(0, 1).map(({ input }) => ({ sample, input, ...(runtime && { runtime }) })),
  ];
}

interface Doubled {
  readonly result: RunResult;
  readonly stored: readonly JsonObject[];
  readonly invocation: AnsweredInvocation;
}

/** Runs a case in the simulator, and writes down the same case for the real code, whose vault then returns the same. */
function doubled({ sample, run }: Known, one: Given, place: number): Doubled {
  const stored: JsonObject[] = [];
  const answers: AnsweredInvocation['answers'][number][] = [];
  const environment = environmentAt(NOW);
  const recording: KnownCode = ({ createToken: create, ...input }) =>
    run({
      ...input,
      ...(create && {
        createToken: (request: JsonObject) => {
          stored.push(request);
          const { body, status, view } = viewOf(request);
          answers.push(json(status, body));
          if (view === undefined) throw new Problem(status, 'The token was rejected.', body);
          return view;
        },
      }),
    });
  const viewOf = (request: JsonObject): { status: number; body: Json; view?: JsonObject } => {
    const state = initialState();
    const application = state.applications.get(SAMPLES_APPLICATION);
    assert(application);
    try {
      const { view } = createToken(state, request, callerOf(application), environment);
      return { status: 201, body: view, view };
    } catch (error) {
      assert(error instanceof Problem);
      return { status: error.status, body: error.body ?? null };
    }
  };
  const configuration = one.configuration ?? {};
  const args = JSON.parse(JSON.stringify(one.input)) as Json;
  const application = one.application === true ? SAMPLES_APPLICATION : undefined;
  const { result } = runCode(
    { state: initialState(), environment },
    recording,
    { args, configuration },
    application,
  );
  const invocation = {
    id: `${sample}-${place}`,
    code: loadSample(sample).files[0]?.code ?? '',
    runtime: one.runtime ?? 'node-bt',
    input: args,
    configuration,
    application: one.application === true,
    imageText,
    answers,
  } as const;
  return { result, stored, invocation };
}

/** What the platform makes of what the real code did. */
function resultOf({ returned, thrown }: Outcome): unknown {
  if (thrown === undefined) {
    const { res } = returned as { res?: { body: unknown } };
    return { ok: true, body: JSON.parse(JSON.stringify(res?.body ?? returned)) as unknown };
  }
  assert(thrown.kind !== 'custom');
  if (thrown.kind === 'other')
    // The message is the one of JavaScript, and the simulator has a sentence instead.
    return { ok: false, status: 500, detail: 'Reactor Runtime Error', errors: expect.anything() as unknown };
  const { status, detail, errors } = thrown;
  return { ok: false, status, detail, errors };
}

const runs = KNOWN.flatMap((known) => givenTo(known.sample).map((one, place) => doubled(known, one, place)));

it.each(KNOWN)('the simulator finds $sample by its code', ({ sample, digest }) => {
  expect(digestOf(loadSample(sample).files[0]?.code ?? '')).toBe(digest);
});

describe.skipIf(missing !== undefined)('code of a sample', () => {
  let real: ReadonlyMap<string, Run>;
  beforeAll(async () => {
    real = await invokeAll(
      runs.map(({ invocation }) => invocation),
      folder,
    );
  });

  it.each(runs.map((one) => [one.invocation.id, JSON.stringify(one.invocation.input), one] as const))(
    '%s does with %s what the simulator does',
    (id, _, { result, stored }) => {
      const { outcome, sent } = real.get(id) ?? {};
      assert(outcome);
      expect(sent?.map(({ body }) => body)).toEqual(JSON.parse(JSON.stringify(stored)));
      expect(result).toEqual(resultOf(outcome));
    },
  );

  it('runs for every sample that the simulator knows', () => {
    expect(runs.filter(({ result }) => result.ok).length).toBeGreaterThanOrEqual(KNOWN.length);
  });
});
