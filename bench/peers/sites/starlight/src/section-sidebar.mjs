import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

function holdsCurrent(entry) {
  return entry.type === 'link' ? entry.isCurrent : entry.entries.some(holdsCurrent);
}

/** A page shows the sidebar of its section, as it does on the other sites. */
export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute } }) => {
  const section = starlightRoute.sidebar.find(holdsCurrent);
  if (section?.type === 'group') starlightRoute.sidebar = section.entries;
});
