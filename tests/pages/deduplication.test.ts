/** Deduplication compares fingerprints, so nothing asks for it without naming where the fingerprint comes from. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadApiDescription } from '../../pipeline/material/api-description/index.ts';
import { loadSample, sampleIds } from '../../pipeline/languages/samples/index.ts';
import { workflowNames, workflowText } from '../../pipeline/languages/workflows/index.ts';
import { writtenPages } from '../support/written-pages.ts';

/** The field of a request, the tenant's setting and the header of a table, in the spelling of any language. */
const DEDUPLICATES = /deduplicate_?tokens?\b/i;
const HAS_FINGERPRINT = /fingerprint_?(?:expression|tokens)\b/i;

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
  for (const { place, page } of writtenPages)
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
