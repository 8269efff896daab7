import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { textAttribute } from '../../../pipeline/pages/tree/attributes.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

function tableOf({ children: [table] }: Root): MdxJsxFlowElement | undefined {
  return table?.type === 'mdxJsxFlowElement' ? table : undefined;
}

describe('a table of data', () => {
  it.each([
    {
      page: '<DataTable name="card-products-visa" />',
      filter: loadDataTable('card-products-visa').description,
    },
    { page: '<DataTable name="card-products-visa" where="code=A" />', filter: undefined },
    {
      page: '<DataTable name="card-products-visa" where="code=A" filter />',
      filter: loadDataTable('card-products-visa').description,
    },
  ])('of $page has a filter: $filter', async ({ page, filter }) => {
    const table = tableOf(await expandPage(page));
    expect(table && textAttribute(table, 'filter')).toBe(filter);
  });

  it('has rows with anchors, apart from a plain one', async () => {
    const page = '<DataTable name="card-products-visa" where="code=A" />';
    const rows = async (source: string) => JSON.stringify(await expandPage(source));
    expect(await rows(page)).toContain('RowAnchor');
    expect(await rows(page.replace('/>', 'plain />'))).not.toContain('RowAnchor');
  });

  it('has the rows that meet every condition', async () => {
    const page = '<DataTable name="server-sdk-options" where="language=python scope=request" />';
    const shown = JSON.stringify(await expandPage(page));
    expect(shown).toContain('chunk_size');
    expect(shown).not.toContain('httpx_client');
    expect(shown).not.toContain('abortSignal');
  });

  it('lists every condition that no row meets', async () => {
    await expect(
      expandPage('<DataTable name="server-sdk-options" where="language=python scope=page" />'),
    ).rejects.toThrow(
      'No row of content/data/sdks/server-side/server-sdk-options.yaml has language "python" and scope "page".',
    );
  });

  it('takes the filter without a value', async () => {
    await expect(expandPage('<DataTable name="card-products-visa" filter="code" />')).rejects.toThrow(
      /<DataTable> has filter="code", which is not valid: write it without a value/,
    );
  });

  it.each([
    {
      what: 'after the value of a marked cell',
      page: '<DataTable name="agentic-errors" where="code=PROVIDER_CREDENTIALS_FAILED" columns="code meaning" />',
      says: "The provider didn't issue credentials. Verify this before you rely on it.",
    },
    {
      what: 'instead of a value that no source states',
      page: '<DataTable name="webhook-events" where="event=network-token.updated" columns="event payload" />',
      says: 'Check a delivery in your test tenant before you rely on a field.',
    },
  ])('tells the reader to verify an inferred fact, $what', async ({ page, says }) => {
    const table = tableOf(await expandPage(page))?.children[0];
    const [, row] = table?.type === 'table' ? table.children : [];
    expect(row && toString(row.children.at(-1))).toBe(says);
    expect(JSON.stringify(row)).toContain('VerifyNote');
  });

  it('has no such sentence where the marked column is not shown', async () => {
    const page =
      '<DataTable name="webhook-events" where="event=network-token.updated" columns="event when" />';
    expect(JSON.stringify(await expandPage(page))).not.toContain('VerifyNote');
  });
});
