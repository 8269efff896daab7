import { writtenRoutes } from '../../site/site-map.ts';

/** Routes of every page that the built site has, the home page first. */
export const builtRoutes: readonly string[] = [...writtenRoutes()];
