/** Asked for "charge with a fallback, in Go", an assistant that has only this server is given code that compiles. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkGo } from '../samples/go/check-go.ts';
import { goToolchain } from '../samples/support/toolchains.ts';
import { connectedClient, textOf } from './support/mcp-client.ts';

const run = promisify(execFile);

const { go = '', missing, ...environment } = await goToolchain();
const module = 'module' in environment ? environment.module : '';

let client: Client;

beforeAll(async () => {
  client = await connectedClient();
});
afterAll(() => client.close());

/** Does what an assistant does. It searches, takes the first page, and asks for its code, part by part. */
async function programs(query: string): Promise<readonly string[]> {
  const found = textOf(await client.callTool({ name: 'search_docs', arguments: { query, language: 'go' } }));
  const [, page = ''] = /^(\/docs\/\S+?)(?:#\S+)?$/m.exec(found) ?? [];
  const texts: string[] = [];
  for (let part = 1; part < 20; part += 1) {
    const input = { sample: page, language: 'go', part, budget: 10_000 };
    const result = await client.callTool({ name: 'get', arguments: input });
    if (result.isError === true) break;
    texts.push(textOf(result));
    if (!textOf(result).includes(`give part: ${String(part + 1)}`)) break;
  }
  const blocks = [...texts.join('\n').matchAll(/^```go[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, code = '']) => code,
  );
  return blocks.filter((code) => code.includes('\nfunc main() {'));
}

it('is given whole scripts', async () => {
  const found = await programs('charge with a fallback');
  expect(found.length).toBeGreaterThan(0);
  expect(found.join('\n')).toContain('unknown');
});

describe.skipIf(missing !== undefined)(
  `the Go programs${missing === undefined ? '' : `: ${missing}`}`,
  () => {
    it('are type-checked, and those that need no SDK compile', async () => {
      const found = await programs('charge with a fallback');
      const reports = await checkGo(go, module, new Map(found.map((code, place) => [String(place), code])));
      for (const report of reports.values()) expect(report.problems).toEqual([]);
      const whole = found.filter((_, place) => reports.get(String(place))?.missing.length === 0);
      expect(whole.length).toBeGreaterThan(0);
      const folder = await mkdtemp(path.join(os.tmpdir(), 'mcp-go-'));
      for (const [place, code] of whole.entries()) {
        const file = path.join(folder, `program${String(place)}.go`);
        await writeFile(file, code);
        await run(go, ['build', '-o', path.join(folder, `program${String(place)}`), file], {
          cwd: module,
          env: { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', GOPROXY: 'off' },
        });
      }
    }, 300_000);
  },
);
