/** Sent by an island that has to respond before the reader comes to it; it bubbles. */
export const ISLAND_WANTED = 'island:wanted';

/** Sent by an island once React has taken it over, from when on its elements can be changed; it bubbles. */
export const ISLAND_STARTED = 'island:started';

/** Starts the islands in a part of the page, wherever the reader is: what they show depends on more than their HTML. */
export function wantIslands(part: Element): void {
  for (const island of part.querySelectorAll('[data-island]'))
    island.dispatchEvent(new Event(ISLAND_WANTED, { bubbles: true }));
}
