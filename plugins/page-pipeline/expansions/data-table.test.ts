import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../data/index.ts';
import { textAttribute } from '../../page-tree/attributes.ts';
import { expandPage } from '../testing/expand-page.ts';

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

  it('takes the filter without a value', async () => {
    await expect(expandPage('<DataTable name="card-products-visa" filter="code" />')).rejects.toThrow(
      /<DataTable> has filter="code", which is not valid: write it without a value/,
    );
  });
});
