import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import starlightLlmsTxt from 'starlight-llms-txt';
import { defineConfig, passthroughImageService } from 'astro/config';

const { title, sections } = JSON.parse(readFileSync('site.json', 'utf8'));

function entry({ label, route, entries }) {
  if (entries.length === 0) return { label, link: route };
  const own = route === undefined ? [] : [{ label: 'Overview', link: route }];
  return { label, collapsed: true, items: [...own, ...entries.map(entry)] };
}

const routesIn = ({ route, entries }) => [
  ...(route === undefined ? [] : [route]),
  ...entries.flatMap(routesIn),
];
const labelsIn = ({ label, entries }) => [label, ...entries.flatMap(labelsIn)];

/** A file of text for each category, which llms.txt lists with what's in it. The plugin has none for a page. */
const customSets = sections.flatMap(({ label: section, entries }) =>
  entries.map((category) => ({
    label: `${section}: ${category.label}`,
    description: labelsIn(category).join(', '),
    paths: routesIn(category).map((route) => route.slice(1)),
  })),
);

export default defineConfig({
  site: 'https://docs.example.com',
  trailingSlash: 'never',
  build: { format: 'file' },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title,
      sidebar: sections.map(({ label, entries }) => ({ label, items: entries.map(entry) })),
      routeMiddleware: './src/section-sidebar.mjs',
      // Pages are plain Markdown, so their source is what an assistant should read.
      plugins: [starlightLlmsTxt({ customSets, rawContent: true })],
    }),
  ],
});
