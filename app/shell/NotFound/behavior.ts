import { onVisit } from '@site/components/browser/navigation/visits';

/** Lists the pages whose address comes closest. One not-found page is built for all addresses. */
export function bind(): void {
  onVisit(({ pathname }) => {
    const page = document.querySelector<HTMLElement>('[data-not-found]');
    if (page === null) return;
    import('./list-closest')
      .then(({ listClosest }) => {
        listClosest(page, pathname);
      })
      .catch((error: unknown) => {
        // The rest of the page leads on, too.
        console.error("The pages with a similar URL couldn't load.", error);
      });
  });
}
