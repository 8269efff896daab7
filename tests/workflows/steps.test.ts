/** The steps of workflows that pages show as plain calls: typed one after the other, they send what the script sends. */
import type { Json } from '../../engines/json/index.ts';
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { emitStep } from '../../pipeline/code-samples/requests/index.ts';
import {
  readWorkflow,
  shownProgram,
  stepsSampleId,
  variableNotes,
  workflowCalls,
  workflowNames,
  type Workflow,
} from '../../pipeline/code-samples/workflows/index.ts';
import type { CallOutput } from '../../pipeline/code-samples/writing/types.ts';
import { casesToRun } from '../samples/support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../samples/support/by-record/skip-as-recorded.ts';
import { startMockServer } from '../samples/support/mock-server.ts';
import { expectRecord } from '../samples/support/record.ts';
import type { Recorder } from '../samples/support/recorder.ts';
import { comparable } from './support/comparable.ts';
import { expectedRun } from './support/expected.ts';
import { inShell, runShellPrograms, withExamples, workflowProgram } from './support/programs.ts';
import { startWorkflowServer, type Run, type WorkflowServer } from './support/workflow-server.ts';

const description = await loadApiDescription();
const all = workflowNames().map((name) => readWorkflow(name, description));
const callsOf = (workflow: Workflow): ReturnType<typeof workflowCalls> =>
  workflowCalls(workflow, description, 'test');
const shown = new Map(
  all.map((workflow) => [
    stepsSampleId(workflow.name),
    shownProgram('curl', workflow, callsOf(workflow)).code,
  ]),
);
const choice = await casesToRun({
  language: 'curl',
  test: import.meta.filename,
  programs: shown,
  more: ['content/workflows'],
});

/** A run that goes well, and one for each failure that the workflow goes on after: together they make every step. */
const runs = all
  .filter(({ name }) => choice.runs(stepsSampleId(name)))
  .flatMap((workflow) => {
    const failures = workflow.steps.flatMap(({ answers }) => answers.flatMap(({ name }) => name ?? []));
    const continued = failures.filter((failure) => expectedRun(workflow, failure).end === undefined);
    return [undefined, ...continued].map((failure) => ({
      name: [workflow.name, ...(failure === undefined ? [] : [failure])].join('--'),
      workflow,
      failure,
    }));
  });

function valueAt(response: string, { pointer }: CallOutput): Json | undefined {
  let value = JSON.parse(response) as Json | undefined;
  for (const key of pointer)
    value = typeof value === 'object' && value !== null ? (value as Record<string, Json>)[key] : undefined;
  return value;
}

/** Types the steps of a run, with values from the responses instead of the placeholders for them. */
async function typeSteps({ name, workflow, failure }: (typeof runs)[number], origin: string): Promise<void> {
  const calls = callsOf(workflow);
  const values = new Map<string, string>();
  await inShell(`${name}--steps`, origin, async (run) => {
    for (const id of expectedRun(workflow, failure).steps) {
      const index = workflow.steps.findIndex((step) => step.id === id);
      const [step, call] = [workflow.steps[index], calls[index]];
      assert(step && call);
      const code = emitStep('curl', calls.slice(0, index), call, variableNotes(step));
      const filled = [...values].reduce(
        (text, [placeholder, value]) => text.replaceAll(placeholder, value),
        code,
      );
      const { printed, failure: broken } = await run(withExamples(workflow, filled));
      expect(broken, `${workflow.name}, ${id}`).toBeUndefined();
      const [, saved] = / > ([\w-]+\.json)\)/.exec(code) ?? [];
      const response = saved === undefined ? printed : (await run(`cat ${saved}`)).printed;
      for (const output of step.outputs) {
        const variable = output.name.replace(/[A-Z]/g, '_$&').toUpperCase();
        values.set(`"<${variable}>"`, JSON.stringify(valueAt(response, output)));
      }
    }
  });
}

describe('the steps that pages show in cURL', () => {
  const proven = new Map<string, string>();
  let mock: Recorder;
  let server: WorkflowServer;

  beforeAll(async () => {
    mock = await startMockServer();
    const named = (suffix: string): Run[] =>
      runs.map(({ name, workflow, failure }) => ({
        name: `${name}--${suffix}`,
        workflow,
        ...(failure === undefined ? {} : { failure }),
      }));
    server = await startWorkflowServer(
      [...named('steps'), ...named('script')],
      description.operations,
      mock.origin,
    );
    const scripts = await Promise.all(
      runs.map(
        async ({ name, workflow }) => [`${name}--script`, await workflowProgram(workflow, 'curl')] as const,
      ),
    );
    // A script waits between two attempts, and no one waits here.
    const hurried = scripts.map(([name, code]) => [name, code.replaceAll(/sleep \d+/g, 'sleep 0')] as const);
    await runShellPrograms(new Map(hurried), server.origin);
  }, 300_000);

  afterAll(async () => {
    await server.close();
    await mock.close();
  });

  it.each(runs)('$name: sends what the script sends', async (run) => {
    onTestFinished(({ task }) => {
      const id = stepsSampleId(run.workflow.name);
      if (task.result?.state === 'pass') proven.set(id, shown.get(id) ?? '');
    });
    await typeSteps(run, server.origin);
    const sent = server.requestsOf(`${run.name}--steps`);
    expect(sent.map(({ step }) => step)).toEqual(expectedRun(run.workflow, run.failure).steps);
    expect(sent.map((request) => comparable(request))).toEqual(
      server.requestsOf(`${run.name}--script`).map((request) => comparable(request)),
    );
  });

  it.each([...shown])('%s is plain: no variable with a whole response, no shell logic', (_, code) => {
    expect(code).not.toMatch(/^(?:ANSWER|set -e|if |while |printf )|\$\(curl|\|\| \{$|'\\''/m);
  });

  skipAsRecorded(choice);

  it('match the record; `npm run proofs` renews it', () => {
    expectRecord(choice, proven);
    expect.hasAssertions();
  });
});
