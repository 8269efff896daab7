import { onVisit } from '@site/src/framework/visits';
import { closestPaths } from '@site/src/lib/addresses/closest-paths';

/** Lists the pages whose address comes closest. One not-found page is built for all addresses. */
export function bind(): void {
  onVisit(({ pathname }) => {
    const page = document.querySelector<HTMLElement>('[data-not-found]');
    const section = page?.querySelector<HTMLElement>('[data-closest]');
    if (!page || !section) return;
    const closest = closestPaths(pathname, (page.dataset.notFound ?? '').split(' '));
    section.hidden = closest.length === 0;
    const items = closest.map((path) => {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
    section.querySelector('ul')?.replaceChildren(...items);
  });
}
