import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../../plugins/samples/index.ts';
import type { ModuleReport } from './support/run-modules.ts';
import { runPrograms } from './support/run-programs.ts';

function nodeCode(id: string): string {
  const file = loadSample(id).files.find(({ language }) => language === 'node');
  if (!file) throw new Error(`samples/${id} has no node.ts, so its handling of a refused key cannot be run.`);
  return file.code;
}

const programs = new Map(['handle-errors', 'node-handle-errors'].map((id) => [id, nodeCode(id)]));

/** What the programs do when every request gets this response. */
const answers = [
  ['a 401 without a body', 401, '', /key is missing or unknown/],
  ['a 401 with a body', 401, '{ "title": "Unauthorized", "status": 401 }', /key is missing or unknown/],
  ['a 403', 403, '{ "title": "Forbidden", "status": 403 }', /lacks/],
] as const;

describe.each(answers)('after %s, the Node.js sample', (_, status, body, complaint) => {
  let server: Server;
  let reports: ReadonlyMap<string, ModuleReport>;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(status, body === '' ? {} : { 'content-type': 'application/json' }).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    reports = await runPrograms(programs, `http://127.0.0.1:${String(port)}`);
  });

  afterAll(() => {
    server.close();
  });

  it.each([...programs.keys()])('%s names the cause', (id) => {
    const report = reports.get(id);
    expect(report?.failure).toBeUndefined();
    expect(report?.complaints).toEqual([expect.stringMatching(complaint)]);
  });
});
