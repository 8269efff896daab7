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
  // While the announcement shows, the end of the sidebar is below the window.
  const after = place.bottom + place.height - Math.min(shown.bottom, window.innerHeight);
  menu.scrollTop += before < 0 ? before : Math.max(after, 0);
}
