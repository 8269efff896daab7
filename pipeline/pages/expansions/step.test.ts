import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { elements } from '../../../tests/support/page-tree.ts';
import { textAttribute } from '../tree/attributes.ts';
import { SAMPLE_LANGUAGES } from '../../languages/requests/index.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('<Step>', () => {
  it('shows one step in every language, with what it does as the title', async () => {
    const tree = await expandPage('<Step workflow="charge-card" id="chargeCard" />');
    expect(elements(tree, 'CodeTabs').map((tabs) => textAttribute(tabs, 'title'))).toEqual([
      'Send a charge to the echo, as a dry run',
    ]);
    const panels = elements(tree, 'CodePanel');
    expect(panels.map((panel) => textAttribute(panel, 'language'))).toEqual(SAMPLE_LANGUAGES);
    for (const panel of panels) expect(toString(panel)).toContain('from "Store the card"');
  });

  it('says below the first step alone that the others continue it', async () => {
    const checked = async (id: string): Promise<string | undefined> => {
      const [panel] = elements(await expandPage(`<Step workflow="charge-card" id="${id}" />`), 'CodePanel');
      return panel && textAttribute(panel, 'checked');
    };
    expect(await checked('storeCard')).toContain('Run the steps in one shell');
    expect(await checked('deleteCard')).not.toContain('Run the steps in one shell');
  });

  it.each([
    [
      '<Step workflow="charge-card" id="chargCard" />',
      /line 1: .*no step "chargCard"\. Did you mean "chargeCard"\?/,
    ],
    [
      '<Step workflow="charge-cards" id="a" />',
      /line 1: There is no workflow "charge-cards"\. The workflows are: .*charge-card/,
    ],
    [
      '<StepAnswer workflow="charge-card" id="storeCard" />',
      /line 1: .*"storeCard" .*has no answer "x-answer"\. It has: none/,
    ],
  ])('refuses %s', async (page, message) => {
    await expect(expandPage(page)).rejects.toThrow(message);
  });
});

describe('<StepAnswer>', () => {
  it('shows what the destination answers, marked as an example', async () => {
    const tree = await expandPage('<StepAnswer workflow="charge-card" id="chargeCard" />');
    const code = tree.children.find((node) => node.type === 'code');
    expect(code).toMatchObject({ lang: 'json', meta: 'title="200 OK" illustrative' });
  });
});

describe('<Workflow>', () => {
  it('lists the steps, shows the whole program in every language and links to its files', async () => {
    const tree = await expandPage('<Workflow name="charge-card" />');
    const [list] = tree.children.filter((node) => node.type === 'list');
    expect(list?.children.map((item) => toString(item))).toEqual([
      'Store the card',
      'Send a charge to the echo, as a dry run',
      'Delete the card',
    ]);
    for (const panel of elements(tree, 'CodePanel'))
      expect(toString(panel)).toMatch(/tokens.*proxy.*delete/is);
    const links = tree.children.flatMap((node) =>
      node.type === 'paragraph' ? node.children.filter((child) => child.type === 'link') : [],
    );
    expect(links.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        'pathname:///workflows/charge-card/charge-card.py',
        'pathname:///workflows/charge-card/charge-card.arazzo.yaml',
      ]),
    );
  });
});
