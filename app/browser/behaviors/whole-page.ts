/** Has all of the page laid out before a link leads to another place in it. See app/browser/before-paint/whole-page.ts. */
export function bind(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null && link.hash !== '' && link.pathname === window.location.pathname)
        document.documentElement.toggleAttribute('data-whole', true);
    },
    { capture: true },
  );
}
