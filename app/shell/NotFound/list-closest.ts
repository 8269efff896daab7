import { closestPaths } from '@site/engines/addresses';

function linkTo(path: string): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = path;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/**
 * Fills the not-found page's list. Its code is on no other page.
 *
 * @param page the not-found page, which knows all routes
 */
export function listClosest(page: HTMLElement, pathname: string): void {
  const section = page.querySelector<HTMLElement>('[data-closest]');
  if (section === null) return;
  const closest = closestPaths(pathname, (page.dataset.notFound ?? '').split(' '));
  section.hidden = closest.length === 0;
  section.querySelector('ul')?.replaceChildren(...closest.map(linkTo));
}
