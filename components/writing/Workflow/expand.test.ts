import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { elements } from '../../../tests/support/page-tree.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('<Workflow>', () => {
  it('lists the steps, shows the whole program in every language and links to its files', async () => {
    const tree = await expandPage('<Workflow name="charge-card" />');
    const [list] = tree.children.filter((node) => node.type === 'list');
    expect(list?.children.map((item) => toString(item))).toEqual([
      'Store the card',
      'Send a dry-run charge to the echo server',
      'Delete the card',
    ]);
    for (const panel of elements(tree, 'CodePanel'))
      expect(toString(panel)).toMatch(/tokens.*proxy.*delete/is);
    const links = tree.children.flatMap((node) =>
      node.type === 'paragraph' ? node.children.filter((child) => child.type === 'link') : [],
    );
    expect(links.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/workflows/charge-card/charge-card.py',
        '/workflows/charge-card/charge-card.arazzo.yaml',
      ]),
    );
  });

  it('can be run in the page', async () => {
    const guides = async (name: string): Promise<unknown> =>
      elements(await expandPage(`<Workflow name="${name}" />`), 'RunGuide').map(
        ({ attributes }) => attributes,
      );
    expect(await guides('route-payment')).toMatchObject([[{ name: 'name', value: 'route-payment' }]]);
  });
});
