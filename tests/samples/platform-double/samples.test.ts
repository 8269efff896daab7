/** The samples that readers copy run against the double unchanged; only the host differs. */
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../pipeline/material/api-description/index.ts';
import type { GivenRequest } from '../../support/platform-session.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/languages/workflows/index.ts';
import { OPERATIONS } from '../../../src/lib/platform-double/index.ts';
import { workflowProgram } from '../../workflows/support/programs.ts';
import { runPython } from '../python/run-python.ts';
import { everySample } from '../support/every-sample.ts';
import type { ProgramReport } from '../support/program-report.ts';
import type { Recorder } from '../support/recorder.ts';
import { runPrograms } from '../support/run-programs.ts';
import { startDouble } from './start-double.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const { python = '', missing } = await pythonToolchain();
const description = await loadApiDescription();
const supported = new Set(OPERATIONS.map(({ id }) => id));

/** The double has no client keys: it says so, and these samples end with its sentence. */
const ENCRYPTED = ['tokens.create/encrypted', 'tokens.tokenize/encrypted', 'tokenIntents.create/encrypted'];

/** What a page has its reader do before a sample, by sample. */
const BEFORE: Readonly<Record<string, GivenRequest>> = {
  'tokens.get/own_id': creation('card_with_id'),
  'tokens.update/own_id': creation('card_with_id'),
  'tokens.delete/own_id': creation('card_with_id'),
  'tokens.detokenize/several': creation('with_alias_and_expiry'),
  'networkTokens.resume/basic': {
    method: 'PUT',
    url: '/network-tokens/44dec08f-cf57-4769-be17-0c25d23c0a87/suspend',
  },
};

function creation(example: string): GivenRequest {
  const { body } =
    description.operations.get('tokens.create')?.requestExamples.find(({ name }) => name === example) ?? {};
  assert(body !== undefined, `tokens.create has the example "${example}"`);
  return { method: 'POST', url: '/tokens', body };
}

const fileName = (id: string): string => id.replace('/', '--');
const before = new Map(
  Object.entries(BEFORE).flatMap(([id, request]) => {
    const requests = [request];
    return [
      [fileName(id), requests],
      [id, requests],
    ];
  }),
);

const workflows = workflowNames().map((name) => readWorkflow(name, description));

type Language = 'node' | 'python';

async function run(
  language: Language,
  programs: ReadonlyMap<string, string>,
  origin: string,
): Promise<ReadonlyMap<string, ProgramReport>> {
  return language === 'node' ? runPrograms(programs, origin) : runPython(python, programs, origin);
}

describe.each(['node', 'python'] as const)('in %s', (language) => {
  const isMissing = language === 'python' && missing !== undefined;

  describe.skipIf(isMissing)('every sample of a supported operation', async () => {
    const all = await everySample(language);
    const samples = all.filter(({ input }) => supported.has(input.operation.id));
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport>;

    beforeAll(async () => {
      server = await startDouble(before);
      const programs = new Map(samples.map(({ id, code }) => [fileName(id), code]));
      reports = await run(language, programs, server.origin);
    });
    afterAll(async () => {
      await server.close();
    });

    it.each(samples.filter(({ id }) => !ENCRYPTED.includes(id)))('$id', ({ id, input }) => {
      const report = reports.get(fileName(id));
      expect(report?.failure, 'it runs to its end').toBeUndefined();
      const [exchange, ...others] = server.exchangesOf(fileName(id));
      expect(others).toEqual([]);
      expect(`${exchange?.status}`, `it is answered with ${exchange?.answer}`).toBe(
        `${input.example.status}`,
      );
    });

    it.each(samples.filter(({ id }) => ENCRYPTED.includes(id)))('$id is told what is missing', ({ id }) => {
      const [exchange] = server.exchangesOf(fileName(id));
      expect(exchange?.status).toBe(501);
      expect(exchange?.answer).toContain('no client encryption keys');
    });

    it('are those of every operation that the double has', () => {
      expect(new Set(samples.map(({ input }) => input.operation.id))).toEqual(supported);
      expect(ENCRYPTED.filter((id) => !samples.some((sample) => sample.id === id))).toEqual([]);
    });
  });

  describe.skipIf(isMissing)('the program of the guide', () => {
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport>;

    beforeAll(async () => {
      server = await startDouble();
      const programs = workflows.map(
        async (workflow) => [workflow.name, await workflowProgram(workflow, language)] as const,
      );
      reports = await run(language, new Map(await Promise.all(programs)), server.origin);
    });
    afterAll(async () => {
      await server.close();
    });

    it.each(workflows)('$name runs to its end', ({ name }) => {
      const last = server.exchangesOf(name).at(-1);
      expect(reports.get(name)?.failure, `the last response is ${last?.answer}`).toBeUndefined();
      expect(server.exchangesOf(name)).not.toEqual([]);
    });
  });

  it.skipIf(isMissing)('a sample of another operation ends with a sentence', async () => {
    const server = await startDouble();
    const all = await everySample(language);
    const sample = all.find(({ id }) => id === 'keys.list/basic');
    assert(sample);
    await run(language, new Map([['keys', sample.code]]), server.origin);
    const [exchange] = server.exchangesOf('keys');
    expect(exchange?.status).toBe(501);
    expect(exchange?.answer).toContain("The mock platform doesn't support GET /keys.");
    await server.close();
  });
});
