import type { Config } from '@docusaurus/types';
import type { Options as RedirectsOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ClassicThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import packageFile from '../../package.json' with { type: 'json' };
import { parsePageFrontMatter } from './front-matter.ts';
import { browserData } from './browser-data.ts';
import { gallery } from './gallery.ts';
import { pageSteps } from './page-steps.ts';
import { pages } from './pages.ts';
import { downloads } from './downloads.ts';
import { newAnnouncement } from './new-announcement.ts';
import { robotsTxt } from './robots-txt.ts';
import { samplePreferences } from './sample-preferences.ts';
import { search } from './search.ts';
import { generatedModules } from './generated-modules.ts';
import { lazyStyles } from './lazy-styles.ts';
import { withoutInfima } from './without-infima.ts';
import { withoutPrism } from './without-prism.ts';
import { withoutDocSummaries } from './without-doc-summaries/index.ts';
import { fileExists } from '../sources/index.ts';
import { announcement, footerGroups, navbarItems } from '../../site/navigation.ts';
import { provider } from '../../site/provider.ts';
import { liveRedirects } from '../../site/redirects.ts';
import { writtenRoutes } from '../../site/site-map.ts';

const hasGitHistory = fileExists('.git');
const isDevelopment = process.env.NODE_ENV === 'development';

/** Its addresses are absolute, so there is none where the address of the site is not known. */
const sitemap: [string, SitemapOptions] = [
  '@docusaurus/plugin-sitemap',
  { lastmod: hasGitHistory ? 'date' : null, changefreq: null, priority: null },
];

/** The whole configuration of the framework; `docusaurus.config.ts`, which it looks for at the root, hands it over. */
export const config: Config = {
  title: provider.wordmark,
  tagline: 'Collect, keep and use sensitive data without it touching your systems',
  // The framework requires one; only canonical links use it.
  url: provider.siteUrl ?? 'http://localhost:3000',
  baseUrl: '/',
  baseUrlIssueBanner: true,
  titleDelimiter: '|',
  favicon: '/favicon.svg',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  customFields: { supportEmail: provider.supportEmail, siteUrl: provider.siteUrl },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      // The specification stores the color mode under `theme`, so keys carry no namespace.
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  markdown: {
    format: 'mdx',
    emoji: false,
    parseFrontMatter: parsePageFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  clientModules: [
    './src/lib/addresses/canonical-address.ts',
    './src/lib/connection/client-module.ts',
    './src/lib/reading-place/focus-new-page.ts',
    './src/lib/controls/keyboard-mode.ts',
    './src/lib/connection/prefetch-on-intent.ts',
    './src/lib/sample-preferences/client-module.ts',
    './src/lib/reading-place/reveal-hash-target.ts',
    './src/lib/search/highlight-client-module.ts',
    './src/lib/sample-preferences/remembered-places.ts',
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './pipeline/framework/sidebars.ts',
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        showLastUpdateTime: hasGitHistory,
        editUrl: provider.editUrl,
        tags: false,
        ...pageSteps,
      } satisfies DocsOptions,
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' } satisfies PagesOptions],
    [
      '@docusaurus/plugin-client-redirects',
      { redirects: liveRedirects(writtenRoutes()) } satisfies RedirectsOptions,
    ],
    ...(provider.siteUrl === undefined ? [] : [sitemap]),
    '@docusaurus/plugin-svgr',
    generatedModules,
    withoutInfima,
    lazyStyles,
    withoutPrism,
    withoutDocSummaries,
    newAnnouncement,
    pages,
    samplePreferences,
    browserData,
    search,
    downloads,
    robotsTxt,
    ...(isDevelopment ? gallery : []),
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] } satisfies ClassicThemeOptions],
  ],
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: {
      ...announcement,
      backgroundColor: 'var(--announcement-background)',
      textColor: 'var(--announcement-text)',
    },
    navbar: { title: provider.wordmark, hideOnScroll: false, items: [...navbarItems] },
    footer: {
      style: 'light',
      links: footerGroups(writtenRoutes()),
      copyright: `Documentation of the platform of ${provider.name}, version ${packageFile.version}`,
    },
  } satisfies UserThemeConfig,
};
