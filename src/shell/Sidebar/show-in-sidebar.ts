/**
 * Scrolls the sidebar, and nothing else, until an entry shows, and the one next to it: the list goes on.
 *
 * @param entry of the sidebar of the page or of the menu of a small screen
 */
export function showInSidebar(entry: Element): void {
  const menu = entry.closest('.menu');
  if (menu === null) return;
  const place = entry.getBoundingClientRect();
  const shown = menu.getBoundingClientRect();
  const before = place.top - place.height - shown.top;
  const after = place.bottom + place.height - shown.bottom;
  menu.scrollTop += before < 0 ? before : Math.max(after, 0);
}
