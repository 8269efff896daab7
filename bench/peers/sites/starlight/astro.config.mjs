import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

const { title, sections } = JSON.parse(readFileSync('site.json', 'utf8'));

function entry({ label, route, entries }) {
  if (entries.length === 0) return { label, link: route };
  const own = route === undefined ? [] : [{ label: 'Overview', link: route }];
  return { label, collapsed: true, items: [...own, ...entries.map(entry)] };
}

export default defineConfig({
  trailingSlash: 'never',
  build: { format: 'file' },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title,
      sidebar: sections.map(({ label, entries }) => ({ label, items: entries.map(entry) })),
      routeMiddleware: './src/section-sidebar.mjs',
    }),
  ],
});
