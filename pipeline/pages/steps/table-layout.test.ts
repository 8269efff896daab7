import type { Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { layOutTables } from './table-layout.ts';

/** The tables of a page, laid out. */
function tablesOf(markdown: string): Table[] {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  layOutTables(tree);
  const tables: Table[] = [];
  visit(tree, 'table', (table) => {
    tables.push(table);
  });
  return tables;
}

const TABLE = '| Code | Count |\n| --- | --- |\n| `a` | 1,200 |\n| `b` | 7 |\n';

describe('a table of a page', () => {
  it('is named after its section, with a number where there are several', () => {
    const names = tablesOf(`## One\n\n${TABLE}\n## Two\n\n${TABLE}\nText\n\n${TABLE}`).map(
      (table) => table.data?.hProperties?.['aria-label'],
    );
    expect(names).toEqual(['One', 'Two', 'Two, 2 of 2']);
  });

  it('identifies the column of each cell that holds something', () => {
    const [table] = tablesOf('| The "id" | `b` |\n| --- | --- |\n| 1 | 2 |\n| 3 | |');
    const labels = table?.children.map((row) =>
      row.children.map((cell) => cell.data?.hProperties?.['data-column']),
    );
    expect(labels).toEqual([
      [undefined, undefined],
      ['The "id"', 'b'],
      ['The "id"', undefined],
    ]);
  });

  it('has columns of numbers at the right, and no others', () => {
    expect(tablesOf(TABLE)[0]?.align).toEqual([null, 'right']);
    expect(tablesOf('| A |\n| --- |\n| `1` |')[0]?.align).toEqual([null]);
    expect(tablesOf('| A |\n| --- |\n| 1.2.0 |')[0]?.align).toEqual([null]);
  });

  it('lets long code break between its parts, and keeps short code in one piece', () => {
    const [table] = tablesOf('| A |\n| --- |\n| `client.tokenIntents.create` `card_number` |');
    const shown: unknown[] = [];
    visit({ type: 'root', children: table ? [table] : [] } as Root, 'inlineCode', ({ data }) => {
      shown.push(data?.hChildren?.map((child) => (child.type === 'text' ? child.value : '|')).join(''));
    });
    expect(shown).toEqual(['client.|tokenIntents.|create', undefined]);
  });

  it('has a fold on a phone when it is long, but not when all of it must be in sight', () => {
    const rows = Array.from({ length: 9 }, (_, index) => `| ${String(index)} | b |\n`).join('');
    const namesAround = (name: string, attribute: string): (string | null)[] => {
      const tree = fromMarkdown(`| A | B |\n| --- | --- |\n${rows}`, {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      });
      const attributes = [{ type: 'mdxJsxAttribute' as const, name: attribute, value: null }];
      const element = { type: 'mdxJsxFlowElement' as const, name, attributes, children: tree.children };
      const page = { type: 'root', children: [element] } as Root;
      layOutTables(page);
      const names: (string | null)[] = [];
      visit(page, 'mdxJsxFlowElement', (one) => void names.push(one.name));
      return names;
    };
    expect(namesAround('DataRows', 'copy')).toEqual(['DataRows', 'CollapseOnSmallScreens']);
    expect(namesAround('DataRows', 'whole')).toEqual(['DataRows']);
  });
});
