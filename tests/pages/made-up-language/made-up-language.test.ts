/**
 * A language is one folder and its entry in a list, a payment processor is one file: a made-up one of each shows up
 * wherever readers look for it. What is derived from the lists is imported anew, with the longer lists.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterAll, assert, beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../pipeline/code-samples/languages.ts';
import type * as processors from '../../../pipeline/content/processors/index.ts';
import {
  SAMPLE_LANGUAGES,
  type LanguageId,
  type SampleLanguage,
} from '../../../pipeline/code-samples/lists.ts';
import { TAB_RULE } from '../../../engines/sample-preferences/index.ts';
import { quill } from './language.ts';

/** IDs of the types that the lists have; the made-up one is in none. */
const QUILL = quill.id as LanguageId & SampleLanguage;

const LISTS = '../../../pipeline/code-samples/languages.ts';
const PROCESSORS = '../../../pipeline/content/processors/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'made-up-'));

function importAnew() {
  return Promise.all([
    import('../../../pipeline/code-samples/lists.ts'),
    import('../../../pipeline/code-samples/requests/index.ts'),
    import('../../../pipeline/code-samples/requests/coverage.ts'),
    import('../../../pipeline/code-samples/samples/index.ts'),
    import('../../../pipeline/code-samples/samples/downloads.ts'),
    import('../../../pipeline/content/api-description/index.ts'),
    import('../../support/expand-page.ts'),
    import('../../../pipeline/pages/highlight/languages.ts'),
    import('../../../pipeline/pages/fill-counts.ts'),
    import('../../../app/outputs/search/read-sections.ts'),
    import('../../../app/outputs/search/search-files.ts'),
    import('../../../app/outputs/browser-data/sample-tabs.ts'),
    import('../../../app/head/preference-script.ts'),
    import('../../../components/browser/sample-preferences/address.ts'),
    import('../../../engines/search/index.ts'),
  ]).then((modules) => Object.assign({}, ...modules) as UnionOf<(typeof modules)[number]>);
}

/** One object with the exports of all modules. */
type UnionOf<Module> = (Module extends unknown ? (module: Module) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

let site: Awaited<ReturnType<typeof importAnew>>;

beforeAll(async () => {
  cpSync('content/data/processors', path.join(folder, 'processors'), { recursive: true });
  const stripe = readFileSync('content/data/processors/stripe.yaml', 'utf8');
  writeFileSync(
    path.join(folder, 'processors/made-up-pay.yaml'),
    stripe.replace('name: Stripe', 'name: Made-up Pay').replace('position: 1\n', 'position: 99\n'),
  );
  const sample = path.join(folder, 'samples/greet');
  mkdirSync(sample, { recursive: true });
  writeFileSync(path.join(sample, 'sample.yaml'), 'title: Greet\ndownload: true\n');
  writeFileSync(path.join(sample, 'quill.ql'), 'puts "Hello"\n');

  vi.resetModules();
  vi.doMock(LISTS, () => ({ LANGUAGES: [...LANGUAGES, quill] }));
  vi.doMock(PROCESSORS, async (importOriginal) => {
    const original = await importOriginal<typeof processors>();
    return { ...original, loadProcessors: () => original.loadProcessors(path.join(folder, 'processors')) };
  });
  site = await importAnew();
});

afterAll(() => {
  vi.doUnmock(LISTS);
  vi.doUnmock(PROCESSORS);
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

/** The labels of all tabs of a page, by their values. */
function tabsOf(tree: Root): ReadonlyMap<unknown, unknown> {
  const tabs = new Map<unknown, unknown>();
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    if (name !== 'CodePanel') return;
    const values = Object.fromEntries(
      attributes.flatMap((one) => ('name' in one ? [[one.name, one.value] as const] : [])),
    );
    tabs.set(values.language, values.label);
  });
  return tabs;
}

const PAGE = `---
title: Create
description: How a server creates a token, in each of the languages that the samples of the site are in.
page_type: guide
---

<Request operation="tokens.create" example="card" />

<Step workflow="charge-card" id="storeCard" />

<Workflow name="charge-card" />
`;

it('the language has a tab in requests, steps and workflows, and the processor one in its calls', async () => {
  expect(tabsOf(await site.expandPage(PAGE)).get('quill')).toBe('Quill');
  const calls = await site.expandPage('<ProcessorCalls actions="charge" />');
  expect([...tabsOf(calls)].at(-1)).toEqual(['made-up-pay', 'Made-up Pay']);
});

it('samples written by hand can be in the language, and its programs are downloads', async () => {
  const sample = site.loadSample('greet', path.join(folder, 'samples'));
  expect(sample.files).toMatchObject([{ language: 'quill', label: 'Quill', highlight: 'ruby' }]);
  expect(site.sampleDownloads(sample)).toMatchObject([
    { label: 'Quill', path: '/samples/greet/greet.ql', command: 'quill greet.ql' },
  ]);
  const markdown = JSON.stringify(await site.expandPage(PAGE));
  expect(markdown).toContain('/workflows/charge-card/charge-card.ql');
  expect(markdown).toContain('quill charge-card.ql');
});

it('its requests follow the environment of the reader, and its code is highlighted', async () => {
  const description = await site.loadApiDescription();
  const operation = description.operations.get('tokens.create');
  const [example] = operation?.requestExamples ?? [];
  assert(operation && example);
  const code = site.emitRequestSample(QUILL, { description, operation, example, environment: 'test' });
  expect(code).toContain('POST #{Hosts::TEST}/tokens');
  expect(site.environmentTokensIn('ql', code)).toEqual(quill.requests?.environments);
  expect(site.grammarOf('ql')).toBe('ruby');
});

it('a query that identifies the language leads to the result in it', async () => {
  const tree = await site.expandPage(PAGE);
  const frontMatter = { title: 'Create', description: 'How to create.', page_type: 'guide' as const };
  const page = site.readSections({ file: 'content/docs/create.mdx', frontMatter, tree });
  expect(page.languages).toContain('quill');
  const { documents, index } = site.searchFiles({
    docs: [
      {
        ...page,
        ...frontMatter,
        url: '/docs/create',
        group: 'guides',
        sections: [{ heading: '', level: 1 }],
      },
    ],
    names: [''],
    texts: [[['Create a token.']]],
  });
  const engine = site.createSearchEngine(documents, index);
  const { results } = site.answerQuery(
    { documents, engine, knownTexts: () => undefined },
    'create token feather',
  );
  expect(results[0]?.url).toMatch(/^\/docs\/create\?lang=quill/);
});

it('readers choose both: in the address, before the first paint, and with a rule that shows the tab', () => {
  expect(site.languageInAddress('?lang=quill')).toEqual({ language: 'quill', family: 'server' });
  const attributes = new Map<string, string>();
  const sheet = { rules: '' };
  function CSSStyleSheet() {
    return {
      replaceSync: (rules: string) => {
        sheet.rules = rules;
      },
    };
  }
  runInNewContext(site.preferenceScript(site.sampleTabs()), {
    document: {
      documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    },
    CSSStyleSheet,
    location: { search: '?lang=quill' },
    localStorage: { getItem: (key: string) => (key === 'payment-processor' ? 'made-up-pay' : null) },
    URLSearchParams,
  });
  expect(attributes.get('data-sample-language')).toBe('quill');
  expect(attributes.get('data-payment-processor')).toBe('made-up-pay');
  expect(sheet.rules).toBe(['quill', 'made-up-pay'].map((value) => TAB_RULE.replaceAll('*', value)).join(''));
});

it('the language counts', async () => {
  const words = 'zero one two three four five six seven eight nine ten'.split(' ');
  expect(site.fillCounts('[[count:sample-languages]]', 'content/docs/x.mdx')).toBe(
    words[SAMPLE_LANGUAGES.length + 1],
  );
  const coverage = site.sampleCoverage(await site.loadApiDescription());
  expect(coverage.at(-1)).toMatchObject({
    language: 'quill',
    checkedAgainst: 'Generated from the API description.',
  });
  expect(() => site.fillCounts('\n[[count:moons]]', 'content/docs/x.mdx')).toThrow(
    /^content\/docs\/x\.mdx:2: .*counts nothing/,
  );
});
