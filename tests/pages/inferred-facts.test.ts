/** A fact that no source states is marked as such, reaches the reader as an instruction, and is on a list. */
import type { Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { dataTableNames, loadDataTable } from '../../pipeline/content/tables/index.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { idOf, prose } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

/** How a table would report on research instead of marking the row. */
const HEDGES =
  /\binferred\b|\bseems? to\b|n[o']t (?:published|described)|none published|\bby its name\b.*verify/i;

/** The place of each instruction: its row, or the section around it, and its sentence. */
function verifyNotes(tree: Root): string[] {
  const notes: string[] = [];
  let place = 'top';
  let section = place;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.data?.inContents !== false) place = section = idOf(node);
    if (node.type === 'tableRow') place = rowOf(node) ?? section;
    // Rows end with their table.
    else if (node.type === 'paragraph') place = section;
    if (node.type === 'mdxJsxTextElement' && node.name === 'VerifyNote')
      notes.push(`${place}: ${toString(node)}`);
  });
  return notes;
}

/** The anchor of a row; undefined where it has none. */
function rowOf(row: TableRow): string | undefined {
  let id: string | undefined;
  visit(row, 'mdxJsxTextElement', (element) => {
    if (element.name === 'RowAnchor') id = textAttribute(element, 'id');
  });
  return id;
}

const byPage = new Map<string, string[]>();
const withTheWord: string[] = [];

for (const { place, page } of loadedPages) {
  const notes = verifyNotes(page.tree);
  if (notes.length > 0) byPage.set(place.route, notes);
  if (/\binferred\b/i.test(prose(page.tree))) withTheWord.push(place.route);
}

describe('an inferred fact', () => {
  test.each(dataTableNames())('is marked in %s, not hedged in a cell', (name) => {
    const values = loadDataTable(name).rows.flatMap((row) => Object.values(row).map(String));
    expect(values.filter((value) => HEDGES.test(value))).toEqual([]);
  });

  test('never reaches a page as the word "inferred"', () => {
    expect(withTheWord).toEqual([]);
  });

  test('is on the list of its page', async () => {
    // To accept a change: npx vitest run --project content tests/pages/inferred-facts.test.ts -u
    await expect(
      stringify(Object.fromEntries(byPage), { lineWidth: 0, singleQuote: true }),
    ).toMatchFileSnapshot('inferred-facts.yaml');
  });
});
