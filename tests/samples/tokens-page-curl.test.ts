/**
 * Runs the section "A card token from start to finish" of the page about tokens as a reader does: each cURL request, in
 * order.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../../components/pages.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { provider } from '../../content/site/provider.ts';
import { codeBlocks, elements, section } from '../support/page-tree.ts';
import { startMockServer } from './support/mock-server.ts';
import { SAMPLE_HEADER, type Recorder } from './support/recorder.ts';

const run = promisify(execFile);
const PAGE = 'content/docs/api/tokens/index.mdx';
const SECTION = 'start-to-finish';

/** The cURL panels of the section, in the order that the reader meets them in. */
const samples = section(await readPage(PAGE), SECTION)
  .flatMap((node) => elements(node, 'CodePanel'))
  .filter((panel) => textAttribute(panel, 'language') === 'curl')
  .flatMap(codeBlocks)
  .map(({ value }) => value);

describe('the first requests on the page about tokens', () => {
  let server: Recorder;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'tokens-page-'));
    await writeFile(path.join(folder, '.curlrc'), `silent\nheader = "${SAMPLE_HEADER}: tokens page"\n`);
    server = await startMockServer();
    for (const sample of samples) {
      const script = sample.replace(provider.hosts.test, server.origin).replace('<API_KEY>', 'key_test_4f2a');
      await run('sh', ['-eu', '-c', script], {
        cwd: folder,
        env: { PATH: process.env.PATH, CURL_HOME: folder },
      });
    }
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('create, read, change, find and delete one token, and get the statuses that the page names', () => {
    const exchanges = server
      .exchangesOf('tokens page')
      .map(({ method, url, status }) => `${method} ${url} ${String(status)}`);
    expect(exchanges).toEqual([
      'POST /tokens 201',
      'GET /tokens/my-first-card 200',
      'PATCH /tokens/my-first-card 200',
      'POST /v2/tokens/search 200',
      'DELETE /tokens/my-first-card 204',
    ]);
  });

  it('carry the key that the reader puts in', () => {
    const keys = server.exchangesOf('tokens page').map(({ headers }) => headers['bt-api-key']);
    expect(keys).toEqual(Array.from(samples, () => 'key_test_4f2a'));
  });
});
