/** Listeners on the document, for elements that come and go with the pages. */

/**
 * Handles clicks on elements, and on what is inside of them.
 *
 * @param selector of the elements
 */
export function onClickOn(selector: string, answer: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element !== null) answer(element, event);
  });
}

/**
 * Handles keys pressed in elements.
 *
 * @param selector of the elements
 */
export function onKeyIn(
  selector: string,
  answer: (element: HTMLElement, event: KeyboardEvent) => void,
): void {
  document.addEventListener('keydown', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element !== null) answer(element, event);
  });
}
