/**
 * Has all of a page laid out immediately where a place in it is about to be found: at the fragment of an address, or where
 * the reader was before. What is out of sight has a guessed height otherwise. Runs in the page.
 */
export function wholePage(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstVisit = load === undefined || load.type === 'navigate';
  document.documentElement.toggleAttribute('data-whole', location.hash !== '' || !isFirstVisit);
}
