/** An item of a checklist. */
export interface ChecklistItem {
  readonly id: string;
  readonly title: string;
}

/**
 * A checklist as text for a ticket or a message, one line an item.
 *
 * @param title of the list
 * @param address that shows the same list
 */
export function checklistText(
  title: string,
  items: readonly ChecklistItem[],
  done: ReadonlySet<string>,
  address: string,
): string {
  const count = items.filter(({ id }) => done.has(id)).length;
  const lines = items.map((item) => `[${done.has(item.id) ? 'x' : ' '}] ${item.title}`);
  return [`${title}: ${String(count)} of ${String(items.length)} done`, ...lines, address].join('\n');
}
