/**
 * Tells on the home page that the files of the site are not where it was built for. Runs in the page, which then has
 * neither its style sheet nor its scripts.
 *
 * @param base path that the site is built for
 */
export function baseUrlBanner(base: string): void {
  let isShown = false;
  const show = (): void => {
    if (isShown || document.querySelector('[data-home]') === null) return;
    isShown = true;
    const banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    Object.assign(banner.style, { margin: '1rem', padding: '1rem', border: '2px solid red' });
    const here = location.pathname.replace(/[^/]*$/, '');
    banner.textContent = `This site did not load properly. A wrong base URL is the usual reason: it is built for baseUrl = ${base}. We suggest trying baseUrl = ${here}`;
    document.body.prepend(banner);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show, { once: true });
      else show();
    },
    true,
  );
}
