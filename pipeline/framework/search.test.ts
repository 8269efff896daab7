import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SearchUrls } from '../../src/lib/search/documents.ts';
import type { ServerStep } from './search-route.ts';
import { search } from './search.ts';

const root = process.cwd();
const PAGE = 'docs/api/errors.mdx';

let site: string;

function writePage(heading: string): void {
  writeFileSync(
    path.join(site, PAGE),
    `---\ntitle: Errors\ndescription: What each status means, why it comes and what to do about it, in a table.\npage_type: reference\n---\n\n## ${heading}\n`,
  );
}

function createPlugin() {
  return search({ baseUrl: '/' } as LoadContext);
}

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'search-plugin-'));
  mkdirSync(path.dirname(path.join(site, PAGE)), { recursive: true });
  for (const source of [
    'openapi',
    'samples',
    'pipeline/material/api-description',
    'pipeline/outputs/search/synonyms.yaml',
    'package-lock.json',
  ])
    cpSync(path.join(root, source), path.join(site, source), { recursive: true });
  process.chdir(site);
});

afterAll(() => {
  process.chdir(root);
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1600000000');
  vi.stubEnv('NODE_ENV', 'development');
  writePage('Before');
});

/** Loads the content of a plugin as the framework does, at the start and when a watched path changes. */
async function load(plugin: Plugin): Promise<{ readonly content: unknown; readonly urls: SearchUrls }> {
  const content = await plugin.loadContent?.();
  const setGlobalData = vi.fn();
  await plugin.contentLoaded?.({
    content,
    actions: { setGlobalData } as unknown as PluginContentLoadedActions,
    allContent: {},
  } as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  const [urls] = setGlobalData.mock.calls[0] as [SearchUrls];
  return { content, urls };
}

async function builtNames(): Promise<SearchUrls> {
  const plugin = createPlugin();
  const { content, urls } = await load(plugin);
  const outDir = mkdtempSync(path.join(site, 'out-'));
  await plugin.postBuild?.({ content, outDir } as unknown as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0]);
  for (const url of [urls.documentsUrl, urls.indexUrl, `${urls.textsUrl}0.json`])
    expect(() => JSON.parse(readFileSync(path.join(outDir, url), 'utf8')) as unknown).not.toThrow();
  return urls;
}

it('two builds of the same sources have the same names, a changed page has others', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const names = await builtNames();
  expect(names.documentsUrl).toMatch(/^\/search-doc-1600000000\d{3}\.json$/);
  expect(await builtNames()).toEqual(names);
  writePage('After');
  const changed = await builtNames();
  expect(changed.documentsUrl).not.toBe(names.documentsUrl);
  expect(changed.indexUrl).not.toBe(names.indexUrl);
  expect(changed.textsUrl).not.toBe(names.textsUrl);
});

/** Serves the files of development as the framework does, while the calls last. */
async function withServer(use: (ask: (path: string) => Promise<Response>) => Promise<void>): Promise<void> {
  const config = createPlugin().configureWebpack?.({}, false, {} as never, undefined) as {
    devServer: { setupMiddlewares: (steps: ServerStep[]) => ServerStep[] };
  };
  const steps: ServerStep[] = [];
  expect(config.devServer.setupMiddlewares(steps)).toEqual([]);
  const server = createServer((request, response) => {
    void steps[0]?.(request, response, () => response.writeHead(418).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await use((path) => fetch(`http://127.0.0.1:${String(port)}${path}`));
  } finally {
    server.close();
  }
}

it('in development the start reads no page, and names stay', async () => {
  writePage('Wrong <Operation id="tokens.creat" />');
  const first = await load(createPlugin());
  writePage('After');
  expect(await load(createPlugin())).toEqual(first);
});

it('in development the files are made from the pages as they are when a browser asks', async () => {
  const { urls } = await load(createPlugin());
  await withServer(async (ask) => {
    for (const heading of ['Before', 'After']) {
      writePage(heading);
      const [documents, index, texts] = await Promise.all(
        [urls.documentsUrl, `${urls.indexUrl}?again`, `${urls.textsUrl}0.json`].map(ask),
      );
      expect(await documents?.text()).toContain(`"${heading}"`);
      expect(await index?.json()).toBeTypeOf('object');
      expect(await texts?.json()).toBeInstanceOf(Array);
    }
  });
});

it('in development a mistake on a page keeps the last files, and is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { urls } = await load(createPlugin());
  const found = async (ask: (path: string) => Promise<Response>): Promise<string> =>
    (await ask(urls.documentsUrl)).text();
  await withServer(async (ask) => {
    expect(await found(ask)).toContain('"Before"');
    writePage('Wrong <Operation id="tokens.creat" />');
    expect(await found(ask)).toContain('"Before"');
    expect(report).toHaveBeenCalledOnce();
    writePage('Right again');
    expect(await found(ask)).toContain('"Right again"');
  });
  report.mockRestore();
});

it('in development other files are handed on, and a page that is not there has no text', async () => {
  const { urls } = await load(createPlugin());
  await withServer(async (ask) => {
    expect((await ask('/docs/api/errors')).status).toBe(418);
    expect((await ask(`${urls.textsUrl}99.json`)).status).toBe(404);
  });
});
