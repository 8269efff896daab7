import { onVisit } from '@site/components/browser/navigation/visits';
import { hashTarget } from './hash-target';
import { showTab } from '../sample-preferences/choices';

/** Opens the folds and tabs around an element. Tells whether there were any. */
export function openAround(target: Element): boolean {
  let hidden = false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      hidden = true;
    }
    if (element.matches('[data-fold]:not([data-open])')) {
      element.querySelector<HTMLElement>(':scope > [data-unfold]')?.click();
      hidden = true;
    }
    const language = element.getAttribute('data-panel');
    if (language !== null && getComputedStyle(element).display === 'none') {
      showTab(language, null);
      hidden = true;
    }
  }
  return hidden;
}

/**
 * Marks the element that the address leads to, for the style sheet: the router changes the address without the browser
 * learning of a new target, so `:target` names none or an older one.
 */
function markTarget(target: HTMLElement | null): void {
  for (const marked of document.querySelectorAll('[data-linked]')) marked.removeAttribute('data-linked');
  target?.setAttribute('data-linked', '');
}

/** Shows and marks the element that the address names. */
function revealTarget(hash: string): void {
  const target = hashTarget(hash);
  markTarget(target);
  if (target !== null && openAround(target)) target.scrollIntoView();
}

/** A link into a closed fold or tab opens it, on load and on navigation. */
export function bind(): void {
  onVisit(({ hash }) => {
    revealTarget(hash);
  });
}
