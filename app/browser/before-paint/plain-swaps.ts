/**
 * Has the router put in the next page immediately. Nothing moves between two pages, and the browser's own transition would
 * first paint the old page once more: on a slow phone that's 250 ms until the new one shows. Runs in the page, before
 * the router looks for the transition.
 */
export function plainSwaps(): void {
  Object.assign(document, { startViewTransition: undefined });
}
