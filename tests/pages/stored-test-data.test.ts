/** Test data that a page, an example or a sample stores passes the rules of the token type that it is stored as. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable, rowAnchor } from '../../pipeline/content/tables/index.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { readWorkflow, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { componentUses } from '../support/page-operations.ts';
import { rowIds } from '../support/page-tree.ts';
import { brokenValues, failedRules } from '../support/token-values.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const description = await loadApiDescription();

/** What every token in a value of JSON breaks, at any depth. */
function brokenIn(json: unknown): string[] {
  const broken: string[] = [];
  JSON.stringify(json, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null) broken.push(...brokenValues(value));
    return value;
  });
  return broken;
}

test('a token with a wrong checksum is noticed', () => {
  const bank = { type: 'bank', data: { routing_number: '021000020', account_number: '00000' } };
  expect(brokenIn([{ body: bank }])).toEqual(['bank data.routing_number "021000020": ABA checksum']);
  expect(brokenIn({ type: 'card', data: { number: '<CARD_NUMBER>' } })).toEqual([]);
});

test('examples of requests store valid data', () => {
  const broken = [...description.operations.values()].flatMap(({ id, requestExamples }) =>
    requestExamples.flatMap(({ name, body }) => brokenIn(body).map((line) => `${id}, ${name}: ${line}`)),
  );
  expect(broken).toEqual([]);
});

test('workflows store valid data', () => {
  const broken = workflowNames().flatMap((name) =>
    brokenIn(readWorkflow(name, description).steps.map(({ body }) => body)).map((line) => `${name}: ${line}`),
  );
  expect(broken).toEqual([]);
});

/** Numbers that code gives a name, in the spelling of any language, with what their types verify. */
const NAMED: readonly [RegExp, string][] = [
  [/(?<!\w)["']?(?:card_?)?number["']?\s*[:=]\s*["'`](\d{13,19})["'`]/gi, 'Luhn checksum'],
  [/routing_?number["'\]]*\s*[:=]\s*["'`](\d+)["'`]/gi, '9 digits; ABA checksum'],
];

test('hand-written samples have valid numbers', () => {
  const broken = sampleIds().flatMap((id) =>
    loadSample(id).files.flatMap(({ language, code }) =>
      NAMED.flatMap(([pattern, rules]) =>
        Array.from(code.matchAll(pattern), ([, number = '']) => number)
          .filter((number) => failedRules(rules, number).length > 0)
          .map((number) => `${id}, ${language}: ${number}`),
      ),
    ),
  );
  expect(broken).toEqual([]);
});

const accounts = loadDataTable('test-bank-accounts').rows;

test('each test account passes the rules of the type that its row names', () => {
  const broken = accounts.flatMap(({ token_type: type, routing_number, account_number }) =>
    brokenValues({ type, data: type === 'bank' ? { routing_number, account_number } : account_number }),
  );
  expect(broken).toEqual([]);
});

/** Whether a page has its reader store both numbers as one token. */
function storesBank(source: string): boolean {
  const requests = componentUses(source, 'Request').some(({ example }) => example === 'bank');
  const samples = componentUses(source, 'Sample').flatMap(({ id = '' }) => loadSample(id).files);
  return requests || samples.some(({ code }) => /\btype\b["']?\s*[:=]\s*["']bank["']/.test(code));
}

test('a page that stores bank accounts shows those that its type accepts', () => {
  const refused = accounts
    .filter((row) => row.token_type !== 'bank')
    .map((row) => rowAnchor('test-bank-accounts', String(row.account_number)));
  const wrong: string[] = [];
  for (const { place, page } of loadedPages) {
    const source = readFileSync(page.file, 'utf8');
    const shown = componentUses(source, 'DataTable').filter(({ name }) => name === 'test-bank-accounts');
    if (shown.length === 0 || !storesBank(source)) continue;
    const rows = rowIds(page.tree);
    const unfiltered = shown.some(({ where = '' }) => !where.includes('token_type=bank'));
    if (unfiltered || refused.some((row) => rows.has(row))) wrong.push(place.route);
  }
  expect(refused).not.toHaveLength(0);
  expect(wrong).toEqual([]);
});
