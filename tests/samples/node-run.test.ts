import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { sdkMethod } from '../../plugins/request-samples/sdk-methods.ts';
import { everySample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { startMockServer, type MockServer } from './support/mock-server.ts';
import type { ModuleReport } from './support/run-modules.ts';

const samples = await everySample('node');

/** A file name that says which sample it is. */
const fileName = (id: string): string => id.replace('/', '--');

/** Runs each sample as a separate module, in one process and in a folder that holds the file to upload. */
async function runSamples(folder: string, origin: string): Promise<ReadonlyMap<string, ModuleReport>> {
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'agreement.pdf'), '%PDF-1.4');
  const files = samples.map(({ id }) => path.join(folder, `${fileName(id)}.js`));
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  await Promise.all(
    samples.map(({ code }, index) =>
      writeFile(files[index] ?? '', ts.transpileModule(code, { compilerOptions }).outputText),
    ),
  );
  const runner = path.join(import.meta.dirname, 'support/run-modules.ts');
  const child = fork(runner, [origin, ...files], {
    cwd: folder,
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const reports = new Map<string, ModuleReport>();
  child.on('message', (report: ModuleReport) => reports.set(report.name, report));
  await once(child, 'exit');
  return reports;
}

describe('every Node.js sample runs', () => {
  let server: MockServer;
  let folder: string;
  let reports: ReadonlyMap<string, ModuleReport>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'node-samples-'));
    server = await startMockServer();
    reports = await runSamples(folder, server.origin);
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(samples)('$id', (sample) => {
    const report = reports.get(fileName(sample.id));
    expect(report?.failure, 'it runs to its end').toBeUndefined();
    const [exchange, ...others] = server.exchangesOf(fileName(sample.id));
    assert(exchange, 'it sends a request');
    expect(others, 'it sends no more').toEqual([]);
    expectExchange(sample, exchange);
    const { result, unusable } = sdkMethod('node', sample.input.operation.id);
    const prints = unusable !== undefined || !['none', 'content'].includes(result);
    expect(report?.printed, 'it prints what comes back').toBe(prints ? 1 : 0);
  });
});
