/** The samples that readers copy run against the simulator unchanged; only the host differs. */
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/code-samples/workflows/index.ts';
import { OPERATIONS } from '../../../engines/simulator/index.ts';
import { workflowProgram } from '../../workflows/support/programs.ts';
import { runPython } from '../python/run-python.ts';
import { requestRun } from '../../../components/builders/sample-run.ts';
import { everySample } from '../support/every-sample.ts';
import type { ProgramReport } from '../support/program-report.ts';
import type { Recorder } from '../support/recorder.ts';
import { runPrograms } from '../support/run-programs.ts';
import { startSimulator } from './start-simulator.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const { python = '', missing } = await pythonToolchain();
const description = await loadApiDescription();
const supported = new Set(OPERATIONS.map(({ id }) => id));

/** The simulator has no client keys: it says so, and these samples end with its sentence. */
const ENCRYPTED = ['tokens.create/encrypted', 'tokens.tokenize/encrypted', 'tokenIntents.create/encrypted'];

const fileName = (id: string): string => id.replace('/', '--');

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
      const before = samples.flatMap(({ id, input: { operation, example } }) => {
        const earlier = requestRun(operation, example, description)?.before ?? [];
        return [fileName(id), id].map((name) => [name, earlier.map(({ request }) => request)] as const);
      });
      server = await startSimulator(new Map(before));
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

    it('are those of every operation that the simulator has', () => {
      expect(new Set(samples.map(({ input }) => input.operation.id))).toEqual(supported);
      expect(ENCRYPTED.filter((id) => !samples.some((sample) => sample.id === id))).toEqual([]);
    });
  });

  describe.skipIf(isMissing)('the program of the guide', () => {
    let server: Recorder;
    let reports: ReadonlyMap<string, ProgramReport>;

    beforeAll(async () => {
      server = await startSimulator();
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
    const server = await startSimulator();
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
