import { beforeAll, expect, it } from 'vitest';
import { loadApiDescription, type ApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/code-samples/workflows/index.ts';
import { guideProgram } from '../../builders/guide-program.ts';
import { stepRunId } from '../../builders/sample-run.ts';
import { OPERATIONS } from '../../../engines/simulator/index.ts';
import {
  newSampleSession,
  openSample,
  sendSample,
  type RequestRun,
} from '../../../engines/sample-runs/index.ts';
import { everySample } from '../../../tests/samples/support/every-sample.ts';
import { data } from './data.ts';

/** Samples of operations that the simulator has, which don't run in their page, with the reason. */
const WITHOUT_RUN: Readonly<Record<string, string>> = {
  'tokens.create/encrypted': 'There are no client encryption keys.',
  'tokens.tokenize/encrypted': 'There are no client encryption keys.',
  'tokenIntents.create/encrypted': 'There are no client encryption keys.',
};

let description: ApiDescription;
let runs: ReadonlyMap<string, RequestRun>;

beforeAll(async () => {
  description = await loadApiDescription();
  runs = new Map(Object.values(await data()).flatMap((file) => Object.entries(file)));
});

const isProcessorCall = (id: string): boolean => id.startsWith('processor.');

it('has every request sample of the operations that the simulator has, but for a few with a reason', async () => {
  const supported = new Set(OPERATIONS.map(({ id }) => id));
  const samples = (await everySample('curl')).filter(({ input }) => supported.has(input.operation.id));
  const ids = samples.map(({ id }) => id);
  expect(ids.filter((id) => !runs.has(id)).sort()).toEqual(Object.keys(WITHOUT_RUN).sort());
  expect([...runs.keys()].filter((id) => !isProcessorCall(id)).sort()).toEqual(
    [...new Set(ids)].filter((id) => !(id in WITHOUT_RUN)).sort(),
  );
});

it('gives each of them the status that it is documented with', async () => {
  const samples = new Map((await everySample('curl')).map(({ id, input }) => [id, input.example.status]));
  const statuses = [...runs]
    .filter(([id]) => !isProcessorCall(id))
    .map(([id, run]) => {
      const result = sendSample(openSample(newSampleSession(), id, run), id, run, run.request).results.get(
        id,
      );
      return [id, result?.kind === 'sent' ? result.exchange.status : result];
    });
  expect(statuses).toEqual(
    [...runs.keys()].filter((id) => !isProcessorCall(id)).map((id) => [id, String(samples.get(id))]),
  );
});

it('sends first what a sample refers to, and nothing without need', () => {
  expect(runs.get('tokens.get/own_id')?.before.map(({ title }) => title)).toEqual([
    'Create a token: A card with a custom ID',
  ]);
  expect(runs.get('tokens.create/card')?.before).toEqual([]);
});

it("has the calls of processors that the simulator has, with a card that's in its vault", () => {
  const calls = [...runs.keys()].filter(isProcessorCall);
  expect(calls).toEqual(expect.arrayContaining(['processor.adyen/charge_stored', 'processor.stripe/charge']));
  expect(calls.filter((id) => id.includes('braintree'))).toEqual([]);
  for (const id of calls) expect(runs.get(id)?.request).not.toMatch(/<TOKEN|card \|/);
});

it('leads to every step of the guides that run, on a page where nothing was sent', () => {
  const guides = workflowNames()
    .map((name) => readWorkflow(name, description))
    .filter((workflow) => guideProgram(workflow, description) !== undefined);
  const steps = guides.flatMap((workflow) =>
    workflow.steps.map(({ id }, place) => [
      `guide.${workflow.name}/${id}`,
      stepRunId(workflow, place, description),
    ]),
  );
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter(([id, run]) => run !== id)).toEqual([]);
});
