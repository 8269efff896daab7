/** What the routes need of the other wings and of the site's data. */
export { galleryFiles, galleryRoute } from './gallery.ts';
export { keptDrawing } from './views.ts';
export { rehypeHighlightCode, rehypeNameCode } from '../pages/highlight/index.ts';
export { readPage } from '../../src/components/pages.ts';
export { pageOperations } from '../pages/index.ts';
export { FEEDS } from '../outputs/downloads/index.ts';
export { firstPages, pagesToDraw, placeOf, sidebarOf } from '../outputs/navigation/index.ts';
export { twinFile } from '../outputs/twins/index.ts';
export { lastChange } from '../sources/build-time/index.ts';
export { headFacts } from './head/head-facts.ts';
export { headScript } from './head/head-script.ts';
export { assistantLinks } from '../../site/assistants.ts';
export { announcement, barItems, footerGroups } from '../../site/navigation.ts';
export { provider } from '../../site/provider.ts';
export { pageFile, sitePages, siteRoutes } from '../../site/site-map.ts';
