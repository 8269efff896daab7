/** Where each page is: the sidebars, the breadcrumb, and the pages before and after. */
export { pagesToDraw } from './pages-to-render.ts';
export { firstPages, placeOf } from './place.ts';
export { sidebarOf } from './sidebars.ts';
