import { readFileSync } from 'node:fs';

const { title, sections } = JSON.parse(readFileSync('site.json', 'utf8'));

export default {
  title,
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  presets: [
    [
      'classic',
      { docs: { sidebarPath: './sidebars.mjs', numberPrefixParser: false }, blog: false, sitemap: false },
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-llms',
      // A file of Markdown for each page, which llms.txt links to with its description.
      { generateMarkdownFiles: true, logLevel: 'quiet' },
    ],
  ],
  themeConfig: {
    navbar: {
      title,
      items: sections.map(({ name, label }) => ({ type: 'docSidebar', sidebarId: name, label })),
    },
  },
};
