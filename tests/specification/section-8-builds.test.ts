/**
 * Sections 5 and 8 of the specification: the mistakes that end a build. Each is made in a small site. That a build
 * without a mistake passes, the build of the site shows.
 */
import { describe, expect, it } from 'vitest';
import config from '../../docusaurus.config.ts';
import { buildVariant } from './support/variant-site.ts';

const page = (body: string): string => `---
title: Page with a mistake
description: A page in place of one of the site, which holds the mistake that the build has to refuse.
page_type: reference
---

${body}
`;

describe('the build treats broken links as errors', () => {
  it('of each kind, by its configuration', () => {
    const { onBrokenLinks, onBrokenAnchors, markdown } = config;
    const hooks = { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' };
    expect([onBrokenLinks, onBrokenAnchors, markdown?.hooks]).toEqual(['throw', 'throw', hooks]);
  });

  it('and names each with its page', async () => {
    const { exitCode, output } = await buildVariant('broken-links', {
      // An error of one kind would hide the next, so that only the last one ends this build.
      'docusaurus.config.ts': `import config from '../../../docusaurus.config.ts';
const markdown = { ...config.markdown, hooks: { onBrokenMarkdownLinks: 'warn' } };
export default { ...config, onBrokenLinks: 'warn', markdown };
`,
      'docs/api/errors.mdx': page(`## Part {/* #part */}

[Away](/docs/nowhere), [away](/docs/api#nowhere) and [away](./nowhere.mdx)`),
    });
    expect(output).toMatch(/broken links![^]*linking to \/docs\/nowhere/);
    expect(output).toMatch(/broken anchors![^]*linking to \/docs\/api#nowhere/);
    expect(output).toMatch(/Markdown link[^]*\.\/nowhere\.mdx[^]*couldn't be resolved/);
    expect(exitCode).toBe(1);
  });
});

describe('errors that a page throws while it is rendered', () => {
  const insideProviders = (item: string): string => `import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';
export default () => <LayoutProvider><NavbarItem ${item} /></LayoutProvider>;
`;

  it('are all named, each with its page', async () => {
    const { exitCode, output } = await buildVariant('broken-pages', {
      'docusaurus.config.ts': `import config from '../../../docusaurus.config.ts';
const [[docs, options], ...plugins] = config.plugins;
export default { ...config, plugins: [[docs, { ...options, sidebarPath: './sidebars.ts' }], ...plugins] };
`,
      'sidebars.ts': `import sidebars from '../../../pipeline/framework/sidebars.ts';
export default { ...sidebars, linkless: [{ type: 'html', value: 'Nothing to link to' }] };
`,
      'src/pages/no-default-export.tsx': 'export const Page = () => null;\n',
      'src/pages/outside-provider.tsx': `import { useColorMode } from '@docusaurus/theme-common';
export default function Page() { return useColorMode().colorMode; }
`,
      'src/pages/unknown-item.tsx': insideProviders('type="moonPhase" label="Moon"'),
      'src/pages/linkless-sidebar.tsx': insideProviders(
        'type="docSidebar" sidebarId="linkless" label="Nothing"',
      ),
    });
    const sentences = [
      "The page component at /no-default-export doesn't have a default export.",
      'Hook useColorMode is called outside the <ColorModeProvider>.',
      'No NavbarItem component found for type "moonPhase".',
      'Sidebar with ID "linkless" doesn\'t have anything to be linked to.',
    ];
    expect(sentences.filter((sentence) => !output.includes(sentence))).toEqual([]);
    expect(exitCode).toBe(1);
  });
});
