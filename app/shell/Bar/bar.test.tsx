/** An item of the bar that can't be rendered ends the build with a sentence. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BarItem } from '../../../content/site/bar-items';
import { Bar } from '.';

const place = {
  section: '/docs',
  firstPages: { docs: '/docs' },
};

const render = (items: readonly BarItem[]): string =>
  renderToStaticMarkup(<Bar wordmark="Docs" items={items} place={place} />);

describe('the bar', () => {
  it('marks the section of the page', () => {
    const html = render([
      { type: 'page', route: '/docs', label: 'Guides', position: 'left' },
      { type: 'sidebar', sidebar: 'docs', label: 'Also guides', position: 'left' },
      { type: 'page', route: '/docs/api', label: 'API', position: 'left' },
    ]);
    expect(html.match(/aria-current="page" href="\/docs"/g)).toHaveLength(2);
    expect(html).toContain('href="/docs/api"');
  });

  it.each([
    [
      { type: 'moonPhase', position: 'right' },
      'The navbar item {"type":"moonPhase","position":"right"} failed to render: No NavbarItem component found for type "moonPhase".',
    ],
    [
      { type: 'sidebar', sidebar: 'linkless', label: 'Nothing', position: 'left' },
      'The sidebar "linkless" of a navbar item has no page to link to.',
    ],
  ])('rejects an item that cannot be rendered: %j', (item, sentence) => {
    expect(() => render([item as BarItem])).toThrow(sentence);
  });
});
