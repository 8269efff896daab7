/** Runs the section "A card token from start to finish" of the page about tokens as a reader does: each cURL request, in order. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { textAttribute } from '../../plugins/page-tree/attributes.ts';
import { expandPage } from '../../plugins/page-pipeline/testing/expand-page.ts';
import { provider } from '../../site/provider.ts';
import { SAMPLE_HEADER, startMockServer, type MockServer } from './support/mock-server.ts';

const run = promisify(execFile);
const PAGE = 'docs/api/tokens/index.mdx';
const SECTION = /^## A card token from start to finish .*?(?=^## )/ms;

/** The cURL panels of a part of a page, in the order in which the reader meets them. */
function curlSamples(tree: Root): string[] {
  const samples: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (panel: MdxJsxFlowElement) => {
    if (panel.name !== 'CodePanel' || textAttribute(panel, 'language') !== 'curl') return;
    visit(panel, 'code', (code: Code) => {
      samples.push(code.value);
    });
  });
  return samples;
}

const [section = ''] = SECTION.exec(await readFile(PAGE, 'utf8')) ?? [];
const samples = curlSamples(await expandPage(section, PAGE));

describe('the first requests on the page about tokens', () => {
  let server: MockServer;
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
