/** Code of reactors and transforms does what its page says, in the runtime that it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { assert, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import { expectRecord } from '../support/record.ts';
import { API } from './cases/api.ts';
import type { Case, Sent } from './cases/case.ts';
import { INBOUND } from './cases/inbound.ts';
import { ISSUING } from './cases/issuing.ts';
import { PROCESSING } from './cases/processing.ts';
import { invokeAll, type AnsweredInvocation, type Run } from './invoke.ts';
import { resultOf } from './platform-answer.ts';
import { reactorPackages } from '../support/toolchains.ts';

const { folder = '', missing } = await reactorPackages();

/** Every sample in JavaScript that exports a function for the platform. */
const codes = new Map(
  sampleIds().flatMap((id) =>
    loadSample(id).files.flatMap(({ language, code }) =>
      language === 'javascript' && code.includes('module.exports') ? [[id, code] as const] : [],
    ),
  ),
);

const choice = await casesToRun({
  language: 'javascript',
  test: import.meta.filename,
  programs: new Map([...codes].map(([id, code]) => [`samples/${id}`, code])),
  more: ['tests/samples/reactor-code/packages/package-lock.json'],
});
const isChosen = (id: string): boolean => choice.runs(`samples/${id}`);

const cases = [...PROCESSING, ...INBOUND, ...ISSUING, ...API];
const idOf = ({ sample, when }: Case): string => `${sample}: ${when}`;

const withoutHeaders = ({ method, url, body }: Sent): Sent => ({ method, url, body });

const invocationOf = (one: Case): AnsweredInvocation => ({
  id: encodeURIComponent(idOf(one)),
  code: codes.get(one.sample) ?? '',
  runtime: one.runtime ?? 'node-bt',
  input: one.input,
  configuration: one.configuration ?? {},
  application: one.application ?? false,
  answers: one.answers ?? [],
  ...(one.imageText === undefined ? {} : { imageText: one.imageText }),
});

it('code is in samples alone: workflows, examples and pages refer to it', () => {
  const files = ['content/docs', 'content/openapi', 'content/workflows'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|yaml)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const copies = files.filter((file) => /\bmodule\.exports = /.test(readFileSync(file, 'utf8')));
  expect(copies).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

it('every code of a reactor or a transform has a case, and every case a code', () => {
  expect([...new Set(cases.map(({ sample }) => sample))].sort()).toEqual([...codes.keys()].sort());
});

it.each(
  [...codes].filter(([id]) => cases.some(({ sample, runtime }) => sample === id && runtime === undefined)),
)('%s has nothing that the syntax of Node.js 16 lacks', (_, code) => {
  const written = (target: string): string => transformSync(code, { target }).code;
  expect(written('node16.20')).toBe(written('esnext'));
});

describe.skipIf(missing !== undefined)('code of reactors and transforms runs', () => {
  const failed = new Set<string>();
  let runs: ReadonlyMap<string, Run>;

  const chosen = cases.filter(({ sample }) => isChosen(sample));

  beforeAll(async () => {
    runs = await invokeAll(chosen.map(invocationOf), folder);
  });

  it.each(chosen.map((one) => [idOf(one), one] as const))('%s', (id, one) => {
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'pass') failed.add(one.sample);
    });
    const run = runs.get(encodeURIComponent(id));
    assert(run, 'it runs');
    const { outcome, sent } = run;
    expect(resultOf(outcome, one.expected)).toEqual(one.expected);
    const sends = one.sends ?? [];
    expect(sent.map(withoutHeaders)).toEqual(sends.map(withoutHeaders));
    expect(sent.map(({ headers }) => headers)).toMatchObject(sends.map(({ headers }) => headers ?? {}));
    one.also?.(outcome);
  });

  skipAsRecorded(choice);

  it('is that of the record; `npm run proofs` renews it', () => {
    const proven = [...codes].filter(([id]) => isChosen(id) && !failed.has(id));
    const entries = proven.map(([id, code]): [string, string] => [`samples/${id}`, code]);
    expectRecord(choice, new Map(entries));
    expect.hasAssertions();
  });
});
