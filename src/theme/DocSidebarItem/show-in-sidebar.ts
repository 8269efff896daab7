/** How far the sidebar has to scroll until an entry shows, and the one next to it: the list goes on. */
function missing(entry: Element, menu: Element): number {
  const place = entry.getBoundingClientRect();
  const shown = menu.getBoundingClientRect();
  const before = place.top - place.height - shown.top;
  const after = place.bottom + place.height - shown.bottom;
  if (before < 0) return before;
  return Math.max(after, 0);
}

/**
 * Scrolls the sidebar, and nothing else, until an entry shows.
 *
 * @param entry of the sidebar of the page or of the menu of a small screen
 */
export function showInSidebar(entry: Element): void {
  const menu = entry.closest('.menu');
  if (menu === null) return;
  menu.scrollTop += missing(entry, menu);
}

/** Scrolls the sidebars until the entry of the current page shows. */
export function showCurrentPage(): void {
  for (const entry of document.querySelectorAll('.menu [aria-current="page"]')) {
    const show = (): void => {
      showInSidebar(entry);
    };
    show();
    const menu = entry.closest('.menu');
    // A category that unfolds gives the sidebar its height little by little.
    if (menu !== null && missing(entry, menu) > 0)
      entry.closest('ul')?.addEventListener('transitionend', show, { once: true });
  }
}
