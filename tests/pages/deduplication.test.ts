/**
 * Deduplication compares fingerprints, so nothing asks for it without naming where the fingerprint comes from. A
 * fingerprint that ignores the customer gives two customers one token, so whatever asks for it includes the customer.
 */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadNotice } from '../../pipeline/content/notices/index.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { workflowNames, workflowText } from '../../pipeline/code-samples/workflows/index.ts';
import { codeBlocks, elements } from '../support/page-tree.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { loadedPages } from '../support/loaded-pages.ts';

/** The field of a request, the tenant's setting and the header of a table, in the spelling of any language. */
const DEDUPLICATES = /deduplicate_?tokens?\b/i;
const HAS_FINGERPRINT = /fingerprint_?(?:expression|tokens)\b/i;

/** The field of a single request, and one that is set. */
const OF_A_REQUEST = /deduplicate_?token\b/i;
const SWITCHED_ON = /deduplicate_?token\b['"]?\s*[:=]\s*true/i;
const READS_DATA = /\{\{ data\b/;
/** What tells customers apart. */
const READS_METADATA = /\{\{ metadata\.\w+/;

/** What deduplicates without a customer in its expression, and why no two customers share a token there. */
const WITHOUT_CUSTOMER: Readonly<Record<string, string>> = {
  'issue-card-transform': 'An issued card has one holder.',
  'issue-card-read': 'An issued card has one holder.',
  'issue-card': 'It has the code of issue-card-transform.',
  'update-card-before-charge': 'The account updater takes no expression; the page warns about shared IDs.',
  'accountUpdater.realTime.invoke':
    'The account updater takes no expression; its guide warns about shared IDs.',
};

/** Pages without the shared note, and where they send their reader for it. */
const WITHOUT_NOTE: Readonly<Record<string, string>> = {
  '/docs/concepts': 'It shows the script of the concept pages, which have the note.',
  '/docs/concepts/what-are-containers': 'Its request switches deduplication off.',
  '/docs/blueprints/migrations/import-from-database': 'It says the same about its own rows.',
  '/docs/api/tokens/tokenize': 'It lists the field, and links to deduplication.',
  '/docs/sdks/web/web-elements/services': 'It lists the field, and links to deduplication.',
  '/docs/sdks/mobile/android': 'Its one sentence warns itself, and links to deduplication.',
  '/docs/api/account-updater/real-time': 'The request takes no expression; it links to deduplication.',
  '/docs/guides/account-updater/real-time-implementation':
    'The request takes no expression; it links to what an update changes.',
};

const lacksFingerprint = (text: string): boolean => DEDUPLICATES.test(text) && !HAS_FINGERPRINT.test(text);

/** Objects of JSON, at any depth, that switch deduplication on without a fingerprint next to it. */
function objectsWithoutFingerprint(json: unknown): object[] {
  const found: object[] = [];
  JSON.stringify(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const names = Object.entries(value).flatMap(([name, set]) => (String(set) === 'false' ? [] : [name]));
    if (lacksFingerprint(names.join(' '))) found.push(value);
    return value;
  });
  return found;
}

/** The paragraphs and table rows of a page, each as text; code comes from the sources that the other tests read. */
function blocksOf(tree: Root): string[] {
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return undefined;
    const values: string[] = [];
    visit(node, (child) => {
      if ('value' in child) values.push(child.value);
    });
    blocks.push(values.join(' '));
    return SKIP;
  });
  return blocks;
}

test('no paragraph or row of a page asks for deduplication without a fingerprint', () => {
  const lacking: string[] = [];
  for (const { place, page } of loadedPages)
    for (const block of blocksOf(page.tree))
      if (lacksFingerprint(block)) lacking.push(`${place.route}: ${block}`);
  expect(lacking).toEqual([]);
});

test('no sample does', () => {
  const lacking = sampleIds().flatMap((id) =>
    loadSample(id).files.flatMap(({ language, code }) =>
      lacksFingerprint(code) ? [`${id}, ${language}`] : [],
    ),
  );
  expect(lacking).toEqual([]);
});

test('no step of a workflow does', () => {
  const lacking = workflowNames().filter(
    (name) => objectsWithoutFingerprint(parse(workflowText(name))).length > 0,
  );
  expect(lacking).toEqual([]);
});

test('no example of a request does, except where its summary identifies the setting that it needs', async () => {
  const { operations } = await loadApiDescription();
  const lacking = [...operations.values()].flatMap(({ id, requestExamples }) =>
    requestExamples
      .filter(
        ({ body, summary }) => objectsWithoutFingerprint(body).length > 0 && !HAS_FINGERPRINT.test(summary),
      )
      .map(({ name }) => `${id}, ${name}`),
  );
  expect(lacking).toEqual([]);
});

test('a page that shows the setting and speaks of customers warns that two of them can share a token', () => {
  const { title } = loadNotice('shared-token');
  const lacking = loadedPages.flatMap(({ place: { route }, page: { tree } }) => {
    const shown = [...blocksOf(tree), ...codeBlocks(tree).map(({ value }) => value)].join('\n');
    const needsNote = OF_A_REQUEST.test(shown) && /customer/i.test(shown);
    const notes = elements(tree, 'Admonition').map((note) => textAttribute(note, 'title'));
    return needsNote && !notes.includes(title) && WITHOUT_NOTE[route] === undefined ? [route] : [];
  });
  expect(lacking).toEqual([]);
});

test('no paragraph or row recommends it with an expression that ignores the customer', () => {
  const found = loadedPages.flatMap(({ place, page }) =>
    blocksOf(page.tree)
      .filter((block) => OF_A_REQUEST.test(block) && READS_DATA.test(block) && !READS_METADATA.test(block))
      .map((block) => `${place.route}: ${block}`),
  );
  expect(found).toEqual([]);
});

test('no sample, step or request switches it on with such an expression', async () => {
  const { operations } = await loadApiDescription();
  const texts = [
    ...sampleIds().flatMap((id) => loadSample(id).files.map(({ code }) => [id, code] as const)),
    ...workflowNames().flatMap((name) =>
      workflowText(name)
        .split(/^ +- stepId: /m)
        .map((step) => [name, step] as const),
    ),
    ...[...operations.values()].flatMap(({ id, requestExamples }) =>
      requestExamples.map(({ body }) => [id, JSON.stringify(body)] as const),
    ),
  ];
  const found = texts.filter(
    ([id, text]) =>
      SWITCHED_ON.test(text) && !READS_METADATA.test(text) && WITHOUT_CUSTOMER[id] === undefined,
  );
  expect([...new Set(found.map(([id]) => id))]).toEqual([]);
});
