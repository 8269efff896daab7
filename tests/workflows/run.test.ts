/** Workflows do what they say: as Redocly runs them, and as the programs that readers get. */
import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import {
  SAMPLE_LANGUAGES,
  type ProvenLanguage,
  type SampleLanguage,
} from '../../pipeline/code-samples/lists.ts';
import { emitProgram } from '../../pipeline/code-samples/requests/index.ts';
import {
  readWorkflow,
  workflowCalls,
  workflowNames,
  workflowSampleId,
} from '../../pipeline/code-samples/workflows/index.ts';
import { REQUIREMENTS, typeCheck } from '../samples/python/run-python.ts';
import { casesToRun, type Choice } from '../samples/support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../samples/support/by-record/skip-as-recorded.ts';
import { compile } from '../samples/support/compile.ts';
import { startMockServer } from '../samples/support/mock-server.ts';
import type { Recorder } from '../samples/support/recorder.ts';
import { expectRecord } from '../samples/support/record.ts';
import { runnerOf, sdkDefaults } from '../samples/languages.ts';
import { endsOf, runShellPrograms, workflowProgram, type End, type Ends } from './support/programs.ts';
import { comparable } from './support/comparable.ts';
import { expectedRun, signsOf } from './support/expected.ts';
import { revealed } from './support/printed.ts';
import { lintProblems, runRespect } from './support/run-respect.ts';
import { startWorkflowServer, type Run, type WorkflowServer } from './support/workflow-server.ts';
import { pythonToolchain } from '../samples/support/toolchains.ts';

type RunLanguage = Extract<SampleLanguage, ProvenLanguage>;

const { python = '', missing } = await pythonToolchain();
/** What runs the programs of each language; a shell runs those of cURL. */
const runners = new Map(
  await Promise.all(SAMPLE_LANGUAGES.map(async (language) => [language, await runnerOf(language)] as const)),
);
const LANGUAGES = SAMPLE_LANGUAGES.filter(
  (language): language is RunLanguage => language === 'curl' || runners.get(language) !== undefined,
);

const description = await loadApiDescription();
const allWorkflows = workflowNames().map((name) => readWorkflow(name, description));

const choices = new Map<RunLanguage, Choice>();
for (const language of LANGUAGES)
  choices.set(
    language,
    await casesToRun({
      language,
      test: import.meta.filename,
      programs: new Map(
        [...shownPrograms(language, workflowNames())].map(([name, code]) => [workflowSampleId(name), code]),
      ),
      more: ['content/workflows', REQUIREMENTS],
    }),
  );
/** A workflow runs in all languages, since their requests are compared. */
const workflows = allWorkflows.filter(({ name }) =>
  [...choices.values()].some(({ runs }) => runs(workflowSampleId(name))),
);
const isChosen = (id: string): boolean => workflows.some(({ name }) => workflowSampleId(name) === id);
const chosen = new Map([...choices].map(([language, choice]) => [language, { ...choice, runs: isChosen }]));

/** The runs of a workflow in a language: one that goes well, and one for each failure that its guide names. */
function runsIn(language: RunLanguage): Run[] {
  return workflows.flatMap((workflow) => {
    const failures = workflow.steps.flatMap(({ answers }) => answers.flatMap(({ name }) => name ?? []));
    const name = `${workflow.name}--${language}`;
    return [
      { name, workflow },
      ...failures.map((failure) => ({ name: `${name}--${failure}`, workflow, failure })),
    ];
  });
}

const respectRuns = workflows.map((workflow): Run => ({ name: `${workflow.name}--respect`, workflow }));
/** A failure that leads into a branch or repeats the step isn't an end, so Redocly runs it, too. */
const branchRuns = workflows.flatMap((workflow) =>
  workflow.steps.flatMap(({ answers }) =>
    answers.flatMap(({ name: failure }): Run[] =>
      failure === undefined || expectedRun(workflow, failure).end !== undefined
        ? []
        : [{ name: `${workflow.name}--respect--${failure}`, workflow, failure }],
    ),
  ),
);
const runs = new Map(LANGUAGES.map((language) => [language, runsIn(language)]));
const failing = LANGUAGES.flatMap((language) =>
  (runs.get(language) ?? [])
    .filter(({ failure }) => failure !== undefined)
    .map((run) => ({ language, ...run })),
);

async function programsOf(language: RunLanguage): Promise<ReadonlyMap<string, string>> {
  const entries = (runs.get(language) ?? []).map(
    async ({ name, workflow }) => [name, await workflowProgram(workflow, language)] as const,
  );
  return new Map(await Promise.all(entries));
}

let mock: Recorder;
let server: WorkflowServer;
let respect: string;
let lint: string;
const ends = new Map<string, End>();
/** Names of the workflows that ran in a language as they should. */
const ran = new Map(LANGUAGES.map((language) => [language, new Set<string>()]));

beforeAll(async () => {
  mock = await startMockServer();
  const all = [...respectRuns, ...branchRuns, ...[...runs.values()].flat()];
  server = await startWorkflowServer(all, description.operations, mock.origin);
  const endsIn = async (language: RunLanguage): Promise<Ends> => {
    const programs = await programsOf(language);
    if (language === 'curl') return runShellPrograms(programs, server.origin);
    return endsOf((await runners.get(language)?.(programs, server.origin)) ?? new Map());
  };
  const inLanguages = await Promise.all(LANGUAGES.map(endsIn));
  for (const [name, end] of inLanguages.flatMap((one) => [...one])) ends.set(name, end);
  lint = await lintProblems(allWorkflows);
  if (workflows.length === 0) return;
  respect = await runRespect(respectRuns, server.origin);
  // It calls a step that did not succeed a failure, wherever it goes on.
  await runRespect(branchRuns, server.origin);
  // Programs that are compiled take most of it.
}, 600_000);

afterAll(async () => {
  await server.close();
  await mock.close();
});

it('every workflow is valid Arazzo', () => {
  expect(lint).toBe('');
});

// None runs as long as all are as recorded.
describe.skipIf(workflows.length === 0)('every workflow runs', () => {
  it.each(workflows)('$name, by Redocly', (workflow) => {
    expect(respect).not.toMatch(/FAILED|✗|failed with/);
    const sent = server.requestsOf(`${workflow.name}--respect`).map(({ step }) => step);
    expect(sent).toEqual(expectedRun(workflow).steps);
  });

  it.each(LANGUAGES.flatMap((language) => workflows.map((workflow) => ({ language, name: workflow.name }))))(
    '$name, in $language, with the requests that Redocly sends',
    ({ language, name }) => {
      onTestFinished(({ task }) => {
        if (task.result?.state === 'pass') ran.get(language)?.add(name);
      });
      const run = `${name}--${language}`;
      expect(ends.has(run), 'it ran').toBe(true);
      expect(ends.get(run)?.failure, 'it runs to its end').toBeUndefined();
      expect(server.requestsOf(run).map((request) => comparable(request, sdkDefaults(language)))).toEqual(
        server.requestsOf(`${name}--respect`).map((request) => comparable(request)),
      );
    },
  );
});

describe.skipIf(workflows.length === 0)('a program prints no key, no card data and no whole response', () => {
  it.each(LANGUAGES.flatMap((language) => workflows.map((workflow) => ({ language, name: workflow.name }))))(
    '$name, in $language',
    ({ language, name }) => {
      const run = `${name}--${language}`;
      const printed = ends.get(run)?.printed ?? '';
      expect(ends.has(run), 'it ran').toBe(true);
      expect(revealed(printed, server.requestsOf(run))).toEqual([]);
    },
  );
});

function expectSteps({ name, workflow, failure }: Run): void {
  const sent = server.requestsOf(name).map(({ step }) => step);
  expect(sent, 'it sends nothing else').toEqual(expectedRun(workflow, failure).steps);
}

const ending = failing.flatMap((run) => {
  const { end } = expectedRun(run.workflow, run.failure);
  return end === undefined ? [] : [{ ...run, ...end }];
});

// A choice can be without any.
describe.skipIf(ending.length === 0)('every failure that a workflow names ends the programs', () => {
  it.each(ending)('$name', ({ step, answer, language, ...run }) => {
    expectSteps(run);
    expect(server.requestsOf(run.name).at(-1)?.status, 'the step fails').toBe(answer.status);
    const signs = signsOf(run.workflow, step, answer);
    expect(signs).not.toEqual([]);
    // A property that the Go SDK has as a pointer is named without its value.
    const isPointer = language === 'go' && step.operation.kind !== 'proxy';
    for (const sign of isPointer ? signs.slice(0, 1) : signs)
      expect(ends.get(run.name)?.failure, 'the program says so').toContain(sign);
  });
});

const branching = failing.filter(({ workflow, failure }) => expectedRun(workflow, failure).end === undefined);

// Few workflows have one, so a choice can be without any.
describe.skipIf(branching.length === 0)('a failure that leads into a branch or repeats the step', () => {
  it.each(branching)('$name', ({ language, ...run }) => {
    expectSteps(run);
    expect(ends.has(run.name), 'it ran').toBe(true);
    expect(ends.get(run.name)?.failure, 'it goes on').toBeUndefined();
    const defaults = sdkDefaults(language);
    const respectRun = `${run.workflow.name}--respect--${String(run.failure)}`;
    expect(server.requestsOf(run.name).map((request) => comparable(request, defaults))).toEqual(
      server.requestsOf(respectRun).map((request) => comparable(request)),
    );
  });
});

/** What readers get, with its placeholders, as the compiler and the type checker see it. */
function shownPrograms(language: RunLanguage, names: Iterable<string>): ReadonlyMap<string, string> {
  const entries = [...names].map((name) => {
    const workflow = readWorkflow(name, description);
    return [name, emitProgram(language, workflowCalls(workflow, description, 'test'))] as const;
  });
  return new Map(entries);
}

const names = workflows.map(({ name }) => name);

it('the programs for Node.js compile', () => {
  const programs = shownPrograms('node', names);
  const modules = new Map([...programs].map(([name, code]) => [`${name}.mts`, code]));
  expect([...compile(modules, 'server')]).toEqual([]);
});

it.skipIf(missing !== undefined)('the programs for Python are type-checked', async () => {
  expect([...(await typeCheck(python, shownPrograms('python', names)))]).toEqual([]);
});

skipAsRecorded(...chosen.values());

it.each(LANGUAGES)(
  'the programs in %s that ran are those of the record; `npm run proofs` renews it',
  (language) => {
    const programs = shownPrograms(language, ran.get(language) ?? []);
    const proven = new Map([...programs].map(([name, code]) => [workflowSampleId(name), code]));
    const choice = chosen.get(language);
    assert(choice);
    expectRecord(choice, proven);
    expect.hasAssertions();
  },
);
