/** Whether an element is near the window, or was; to ask for its place would have it laid out otherwise. */
export function isLaidOut(element: Element): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true });
}
