import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SearchUrls } from '../../src/lib/search/documents.ts';
import { search } from './search.ts';

const root = process.cwd();
const PAGE = 'docs/api/errors.mdx';

/** Longer than what the plugin waits for when no bundler is at work. */
const LONGER_THAN_THE_WAIT_MS = 5_000;

let site: string;

function writePage(heading: string): void {
  writeFileSync(
    path.join(site, PAGE),
    `---\ntitle: Errors\ndescription: What each status means, why it comes and what to do about it, in a table.\npage_type: reference\n---\n\n## ${heading}\n`,
  );
}

const generated = (): string => path.join(site, '.docusaurus');
const documents = (): string => {
  const folder = path.join(generated(), 'search');
  const name = readdirSync(folder).find((file) => file.startsWith('search-doc-'));
  return readFileSync(path.join(folder, name ?? 'search-doc'), 'utf8');
};

function createPlugin() {
  return search({ generatedFilesDir: generated(), baseUrl: '/' } as LoadContext);
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
  rmSync(generated(), { recursive: true, force: true });
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

/** Waits until the files of development hold a text. */
async function untilFound(text: string): Promise<void> {
  await vi.waitFor(
    () => {
      expect(documents()).toContain(text);
    },
    { timeout: 20_000 },
  );
}

it('in development the start does not wait for the files, and an edit reaches them under the same names', async () => {
  const plugin = createPlugin();
  const first = await load(plugin);
  expect(existsSync(path.join(generated(), 'search'))).toBe(false);
  await untilFound('"Before"');
  writePage('After');
  expect(await load(plugin)).toEqual(first);
  await untilFound('"After"');
});

it('in development a mistake on a page keeps the last files, and is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const plugin = createPlugin();
  await load(plugin);
  await untilFound('"Before"');
  writePage('Wrong <Operation id="tokens.creat" />');
  await load(plugin);
  await vi.waitFor(
    () => {
      expect(report).toHaveBeenCalled();
    },
    { timeout: 20_000 },
  );
  expect(documents()).toContain('"Before"');
  writePage('Right again');
  await load(plugin);
  await untilFound('"Right again"');
  report.mockRestore();
});

/** A bundler that does nothing but to say when it begins and ends. */
function stubBundler(plugin: Plugin): Record<'compile' | 'done', () => void> {
  const { plugins } = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
    plugins: { apply: (compiler: unknown) => void }[];
  };
  const listeners = new Map<string, () => void>();
  const hook = (name: string) => ({
    tap: (_: string, listener: () => void) => listeners.set(name, listener),
  });
  const hooks = { compile: hook('compile'), done: hook('done'), failed: hook('failed') };
  for (const { apply } of plugins) apply({ hooks });
  return { compile: () => listeners.get('compile')?.(), done: () => listeners.get('done')?.() };
}

it.each(['the start', 'an edit'])(
  'in development the files wait until the pages of %s are compiled',
  async (what) => {
    const plugin = createPlugin();
    const bundler = stubBundler(plugin);
    if (what === 'an edit') {
      bundler.done();
      bundler.compile();
    }
    await load(plugin);
    await setTimeout(LONGER_THAN_THE_WAIT_MS);
    expect(existsSync(path.join(generated(), 'search'))).toBe(false);
    bundler.done();
    await untilFound('"Before"');
  },
);
