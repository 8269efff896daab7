/**
 * After a navigation to another page, focus is on its title, so that a screen reader reads it and the
 * next Tab is in the page. A link to a section moves focus to the section. Nothing scrolls: that is the router's.
 */
import { onVisit } from '@site/components/browser/navigation/visits';
import { hashTarget } from '../../../components/browser/reading-place/hash-target';

function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Moves focus after each navigation. */
export function bind(): void {
  onVisit((visit, previous) => {
    if (previous === null || previous.pathname === visit.pathname) return;
    const target = hashTarget(visit.hash) ?? document.querySelector('h1') ?? document.querySelector('main');
    if (target !== null) focusWithoutScroll(target);
  });
}
