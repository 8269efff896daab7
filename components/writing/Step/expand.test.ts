import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { elements } from '../../../tests/support/page-tree.ts';
import { textAttribute } from '../../../pipeline/pages/tree/attributes.ts';
import { SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/lists.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('<Step>', () => {
  it('shows one step in every language, with what it does as the title', async () => {
    const tree = await expandPage('<Step workflow="charge-card" id="chargeCard" />');
    expect(elements(tree, 'CodeTabs').map((tabs) => textAttribute(tabs, 'title'))).toEqual([
      'Send a dry-run charge to the echo server',
    ]);
    const panels = elements(tree, 'CodePanel');
    expect(panels.map((panel) => textAttribute(panel, 'language'))).toEqual(SAMPLE_LANGUAGES);
    for (const panel of panels) expect(toString(panel)).toContain('from "Store the card"');
  });

  it('says below the first step alone that the others continue it', async () => {
    const panelOf = async (id: string): Promise<string> =>
      toString(elements(await expandPage(`<Step workflow="charge-card" id="${id}" />`), 'CodePanel')[0]);
    expect(await panelOf('storeCard')).toContain('Run the steps in one shell');
    expect(await panelOf('deleteCard')).not.toContain('Run the steps in one shell');
  });

  it.each([
    [
      '<Step workflow="charge-card" id="chargCard" />',
      /line 1, <Step>: .*no step "chargCard"\. Did you mean "chargeCard"\?/,
    ],
    [
      '<Step workflow="charge-cards" id="a" />',
      /line 1, <Step>: There is no workflow "charge-cards"\. The workflows are: .*charge-card/,
    ],
  ])('refuses %s', async (page, message) => {
    await expect(expandPage(page)).rejects.toThrow(message);
  });
});
