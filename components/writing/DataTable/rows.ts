/**
 * Hides the rows of a table that lack one of the words of a filter, without regard to case. A word counts anywhere in a
 * cell; an empty filter shows all rows.
 *
 * @param box element that holds the table
 * @returns how many rows show, and how many there are
 */
export function showMatchingRows(box: HTMLElement, filter: string): { shown: number; all: number } {
  const words = filter.toLowerCase().split(/\s+/);
  const rows = [...box.querySelectorAll<HTMLTableRowElement>('tbody > tr')];
  for (const row of rows) {
    const text = Array.from(row.cells, (cell) => cell.textContent.toLowerCase()).join('\n');
    row.hidden = !words.every((word) => text.includes(word));
  }
  return { shown: rows.filter((row) => !row.hidden).length, all: rows.length };
}

/**
 * Finds the row that an address leads to.
 *
 * @param box element that holds the table
 * @param hash fragment of the address with its `#`, or an empty string
 */
export function findLinkedRow(box: HTMLElement, hash: string): HTMLTableRowElement | undefined {
  if (hash === '') return undefined;
  const anchors = [...box.querySelectorAll<HTMLAnchorElement>('a[id]')];
  return anchors.find((anchor) => anchor.hash === hash)?.closest('tr') ?? undefined;
}
