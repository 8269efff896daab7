import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { brokenLinks, type LinkingPage } from './check-links.ts';
import { linksOf } from './page-links.ts';

const TOKENS: LinkingPage = {
  file: 'content/docs/api/tokens/index.mdx',
  route: '/docs/api/tokens',
  anchors: ['create-token'],
  links: [],
};

/** What is broken of a page that links to one address. */
function brokenTo(to: string, line = 7): readonly string[] {
  const page = { file: 'content/docs/api/errors.mdx', route: '/docs/api/errors', anchors: ['catch'] };
  return brokenLinks([{ ...page, links: [{ to, line }] }, TOKENS], new Set(['/openapi.json']));
}

describe('links', () => {
  it.each([
    ['a page', '/docs/api/tokens'],
    ['its file', './tokens/index.mdx'],
    ['its file from the root', '/docs/api/tokens/index.mdx'],
    ['an anchor', './tokens/index.mdx#create-token'],
    ['an anchor of the page itself', '#catch'],
    ['a page with a query', '/docs/api/tokens?lang=go#create-token'],
    ['a tool in a state', '/docs/api/tokens#tokens?id=1'],
    ['the home page', '/'],
    ['a file beside the pages', '/openapi.json'],
    ['another site', 'https://example.com/nowhere'],
    ['an e-mail address', 'mailto:support@example.com'],
  ])('can lead to %s', (_, to) => {
    expect(brokenTo(to)).toEqual([]);
  });

  it.each([
    ['/docs/api/tokns', 'There\'s no page /docs/api/tokns. Did you mean "/docs/api/tokens"?'],
    ['/docs/api/tokens#errors?id=1', '/docs/api/tokens has no anchor #errors?id=1.'],
    ['./logs.mdx', "There's no page ./logs.mdx."],
    [
      '/docs/api/tokens#creat-token',
      '/docs/api/tokens has no anchor #creat-token. Did you mean "create-token"?',
    ],
    [
      'pathname:///openapi.json',
      'Browsers don\'t follow "pathname:". Write a file of the site as /openapi.json.',
    ],
    ['#nothing-like-it', '/docs/api/errors has no anchor #nothing-like-it.'],
  ])("can't lead to %s", (to, sentence) => {
    expect(brokenTo(to)).toEqual([`content/docs/api/errors.mdx:7: The link to ${to} is broken. ${sentence}`]);
  });

  it('that are written out from content name the page alone', () => {
    expect(brokenTo('/nowhere', 0)[0]).toMatch(
      /^content\/docs\/api\/errors\.mdx: The link to \/nowhere is broken\./,
    );
  });
});

describe('a page', () => {
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value }) as const;
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'heading',
        depth: 2,
        data: { hProperties: { id: 'part' } },
        children: [{ type: 'link', url: '/docs', children: [] }],
      },
      {
        type: 'mdxJsxFlowElement',
        name: 'Card',
        attributes: [attribute('to', '/docs/api'), attribute('id', 'card')],
        children: [],
      },
    ],
  };

  it('links with its links and its components', () => {
    expect(linksOf(tree).links.map(({ to }) => to)).toEqual(['/docs', '/docs/api']);
  });

  it('can be linked to at its headings and at the IDs of its components', () => {
    expect(linksOf(tree).anchors).toEqual(['part', 'card']);
  });
});
