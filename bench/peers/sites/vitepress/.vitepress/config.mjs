import { readFileSync } from 'node:fs';

const { title, sections } = JSON.parse(readFileSync('site.json', 'utf8'));

function entry({ label, route, entries }) {
  if (entries.length === 0) return { text: label, link: route };
  return { text: label, link: route, collapsed: true, items: entries.map(entry) };
}

export default {
  title,
  outDir: 'dist',
  cacheDir: 'cache',
  cleanUrls: true,
  ignoreDeadLinks: true,
  // Pages write about expressions in double braces.
  vue: { template: { compilerOptions: { delimiters: ['[[[[', ']]]]'] } } },
  themeConfig: {
    search: { provider: 'local' },
    nav: sections.map(({ label, route }) => ({ text: label, link: route })),
    sidebar: Object.fromEntries(sections.map(({ route, entries }) => [route, entries.map(entry)])),
  },
};
