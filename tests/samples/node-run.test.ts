import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { sdkMethod } from '../../plugins/request-samples/sdk-methods.ts';
import { everySample } from './support/every-sample.ts';
import { expectExchange } from './support/expected-request.ts';
import { startMockServer, type MockServer } from './support/mock-server.ts';
import type { ModuleReport } from './support/run-modules.ts';
import { runPrograms } from './support/run-programs.ts';

const samples = await everySample('node');

/** A file name that says which sample it is. */
const fileName = (id: string): string => id.replace('/', '--');

describe('every Node.js sample runs', () => {
  let server: MockServer;
  let reports: ReadonlyMap<string, ModuleReport>;

  beforeAll(async () => {
    server = await startMockServer();
    reports = await runPrograms(new Map(samples.map(({ id, code }) => [fileName(id), code])), server.origin);
  });

  afterAll(async () => {
    await server.close();
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
