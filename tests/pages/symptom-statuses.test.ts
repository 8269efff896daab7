/** A status in a table of symptoms is one that an operation of its page declares, or the row says to verify it. */
import { readFileSync } from 'node:fs';
import type { Root, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { loadApiDescription, type Operation } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { linkedOperations, shownOperations } from '../support/page-operations.ts';
import { elements, inlineCodes } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

/**
 * Its statuses are the local double's; `app/outputs/downloads/simulator/contract.test.ts` compares them with
 * the description.
 */
const LOCAL_DOUBLE = '/docs/try-without-an-account';

const FAILURE = /\b[45]\d\d\b/g;

/** A row about what responds behind the proxy: the destination decides its statuses. */
const OF_DESTINATION =
  /BT-PROXY-DESTINATION-STATUS|destination|processor|issuer|provider|merchant|third party|your API/i;

const description = await loadApiDescription();

const statusesOf = (operations: readonly Operation[], isCounted: (common: boolean) => boolean): number[] =>
  operations.flatMap(({ responses }) =>
    responses.filter(({ status, common }) => status >= 400 && isCounted(common)).map(({ status }) => status),
  );

/** What any operation can return. */
const common = new Set(statusesOf([...description.operations.values()], (isCommon) => isCommon));

/** What a proxy returns of its own: the table of its errors, and the classes that a transform throws. */
const ofProxies = new Set(
  ['proxy-errors', 'code-error-classes'].flatMap((table) =>
    loadDataTable(table).rows.flatMap(({ status }) => (String(status).match(FAILURE) ?? []).map(Number)),
  ),
);

/** Tables of a page that its author wrote: rows of data have a schema and a source. */
function writtenTables(tree: Root): Table[] {
  const tables: Table[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && ['DataRows', 'OperationSection'].includes(node.name ?? ''))
      return SKIP;
    if (node.type === 'table') tables.push(node);
    return undefined;
  });
  return tables;
}

/** Statuses that the rows of data on a page explain, such as another protocol's. */
function ofDataTables(tree: Root): number[] {
  return elements(tree, 'DataRows').flatMap((table) =>
    inlineCodes(table)
      .filter((code) => /^[45]\d\d$/.test(code))
      .map(Number),
  );
}

/** The statuses that the first cell of a row has in code. */
function statusesIn({ children: [first] }: TableRow): number[] {
  return (first ? inlineCodes(first) : []).filter((code) => /^[45]\d\d$/.test(code)).map(Number);
}

function isToVerify(row: TableRow): boolean {
  return JSON.stringify(row).includes('"VerifyNote"');
}

test('a status that a page explains is declared, or worded as behavior to check', () => {
  const undeclared: string[] = [];
  let checked = 0;
  for (const { place, page } of loadedPages) {
    const source = readFileSync(page.file, 'utf8');
    if (place.route === LOCAL_DOUBLE) continue;
    const operations = [...shownOperations(source, description), ...linkedOperations(page.tree, description)];
    const declared = new Set([...statusesOf(operations, () => true), ...ofDataTables(page.tree)]);
    const usesProxy = /\/proxy\b|proxies\//.test(source);
    for (const row of writtenTables(page.tree).flatMap(({ children }) => children.slice(1))) {
      for (const status of statusesIn(row)) {
        checked += 1;
        const isOfProxy = usesProxy && (ofProxies.has(status) || OF_DESTINATION.test(toString(row)));
        const isKnown = declared.has(status) || isOfProxy || (operations.length === 0 && common.has(status));
        if (!isKnown && !isToVerify(row))
          undeclared.push(`${place.route}: ${String(status)}: ${toString(row)}`);
      }
    }
  }
  expect(checked).toBeGreaterThan(100);
  expect(undeclared).toEqual([]);
});
