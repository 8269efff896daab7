/**
 * Client module: after a navigation to another page, focus is on its title, so that a screen reader reads it and the
 * next Tab is in the page. A link to a section moves focus to the section. Nothing scrolls: that is the router's.
 */
import type { OnRouteDidUpdate } from '@site/src/framework/client-module';
import { hashTarget } from './hash-target';

function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export const onRouteDidUpdate: OnRouteDidUpdate = ({ location, previousLocation }) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) return;
  const target = hashTarget(location.hash) ?? document.querySelector('h1') ?? document.querySelector('main');
  if (target !== null) focusWithoutScroll(target);
};
