/** Where each page is: the sidebars, the breadcrumb, and the pages before and after. */
export { pagesToDraw, type PageToDraw } from './pages-to-draw.ts';
export { firstPages, placeOf, type Crumb, type Neighbor, type PlaceOfPage } from './place.ts';
export { sidebarOf, type SidebarEntry, type SidebarName } from './sidebars.ts';
