import type { AlignType, InlineCode, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { collapsedOnSmallScreens } from '../tree/collapse-on-small-screens.ts';

/** A code that is longer can continue on another line of its cell. */
const LONGEST_UNBROKEN = 16;

/** Where a long code can break: after what separates its parts. */
const BETWEEN_PARTS = /(?<=[./_:,=(@-])(?=\w)|(?<=\s)/;

/** Where a part can break that is itself long. */
const BETWEEN_WORDS = /(?<=[a-z]{3})(?=[A-Z][a-z]{2})/;

const NUMBER = /^[<>≤≥~−+-]?\d[\d,]*(?: ?(?:%|[kMG]?B|ms|s))?$/;

/** Names what a screen reader calls each table: its section, with a number where a section has several. */
function nameTables(tree: Root): void {
  const bySection = new Map<string, Table[]>();
  let section = 'Table';
  visit(tree, (node) => {
    if (node.type === 'heading') section = toString(node);
    if (node.type === 'table') bySection.set(section, [...(bySection.get(section) ?? []), node]);
  });
  for (const [name, tables] of bySection)
    for (const [index, table] of tables.entries())
      setProperty(
        table,
        'aria-label',
        index === 0 ? name : `${name}, ${String(index + 1)} of ${String(tables.length)}`,
      );
}

function setProperty(node: Table | TableCell, name: string, value: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}

/** Identifies the column of each cell: the style sheet shows the name on a small screen. */
function labelCells(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = (head?.children ?? []).map((cell) => toString(cell));
  for (const row of rows)
    for (const [index, cell] of row.children.entries()) {
      const label = labels[index] ?? '';
      if (label !== '' && cell.children.length > 0) setProperty(cell, 'data-column', label);
    }
}

/** Columns that hold nothing but numbers end at one line. A number in code font is a name, such as a status. */
function alignNumbers(table: Table): void {
  const [head, ...rows] = table.children;
  table.align = (head?.children ?? []).map((_, index): AlignType => {
    const cells = rows.map((row) => row.children[index]).filter((cell) => cell !== undefined);
    const isNumeric = cells.length > 0 && cells.every((cell) => isNumber(cell));
    return isNumeric ? 'right' : (table.align?.[index] ?? null);
  });
}

function isNumber(cell: TableCell): boolean {
  return cell.children.every(({ type }) => type === 'text') && NUMBER.test(toString(cell));
}

function breakLongCode(code: InlineCode): void {
  if (code.value.length <= LONGEST_UNBROKEN) return;
  const parts = code.value
    .split(BETWEEN_PARTS)
    .flatMap((part) => (part.length > LONGEST_UNBROKEN ? part.split(BETWEEN_WORDS) : [part]));
  if (parts.length === 1) return;
  code.data = {
    ...code.data,
    hChildren: parts.flatMap((value, index) => [
      ...(index === 0 ? [] : [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]),
      { type: 'text' as const, value },
    ]),
  };
}

/** Tables without a fold. They are in one already, or each of their rows must be in sight. */
function tablesWithoutFold(tree: Root): ReadonlySet<Table> {
  const found = new Set<Table>();
  visit(tree, 'mdxJsxFlowElement', (element) => {
    const isWhole = element.attributes.some((one) => 'name' in one && one.name === 'whole');
    if (element.name === 'CollapseOnSmallScreens' || (element.name === 'DataRows' && isWhole))
      visit(element, 'table', (table) => void found.add(table));
  });
  return found;
}

/** Prepares the tables of a page for their layout, without a change of what they say. Changes the tree. */
export function layOutTables(tree: Root): void {
  nameTables(tree);
  const unfolded = tablesWithoutFold(tree);
  visit(tree, 'table', (table, index, parent) => {
    labelCells(table);
    alignNumbers(table);
    visit(table, 'inlineCode', breakLongCode);
    if (index !== undefined && parent !== undefined && !unfolded.has(table)) {
      const rows = table.children.length - 1;
      const [block = table] = collapsedOnSmallScreens([table], rows, `Show all ${String(rows)} rows`);
      parent.children[index] = block;
    }
    return SKIP;
  });
}
