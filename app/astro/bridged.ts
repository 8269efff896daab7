/** What the routes need of the build and of the site's data. */
export { galleryFiles, galleryRoute } from './gallery.ts';
export { cachedRendering } from './views.ts';
export { rehypeHighlightCode, rehypeNameCode } from '../../pipeline/pages/highlight/index.ts';
export { readPage } from '../../components/pages.ts';
export { pageOperations } from '../../pipeline/pages/index.ts';
export { FEEDS } from '../outputs/downloads/index.ts';
export { firstPages, pagesToDraw, placeOf, sidebarOf } from '../outputs/navigation/index.ts';
export { markdownFile } from '../outputs/markdown-pages/index.ts';
export { lastChange } from '../../pipeline/cache/build-time/index.ts';
export { headFacts } from '../head/head-facts.ts';
export { headScript } from '../head/head-script.ts';
export { assistantLinks } from '../../content/site/assistants.ts';
export { announcement, barItems, footerGroups } from '../../content/site/navigation.ts';
export { provider } from '../../content/site/provider.ts';
export { pageFile, sitePages, siteRoutes } from '../../pipeline/content/site/site-map.ts';
