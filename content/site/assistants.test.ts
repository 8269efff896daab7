import { describe, expect, it } from 'vitest';
import { assistantLinks, type Assistant } from './assistants.ts';

const SITE = 'https://docs.example';

const EXAMPLE: Assistant = {
  name: 'Example',
  urlTemplate: 'https://assistant.example/?q=Read+{markdown}&again={markdown}',
};

describe('the links to assistants', () => {
  it("carry the URL of the page's Markdown", () => {
    const address = 'https%3A%2F%2Fdocs.example%2Fdocs%2Fapi%2Ftokens.md';
    expect(assistantLinks('/docs/api/tokens.md', SITE, [EXAMPLE])).toEqual([
      { name: 'Example', href: `https://assistant.example/?q=Read+${address}&again=${address}` },
    ]);
  });

  it('are none by default, and where no assistant could fetch the page', () => {
    expect(assistantLinks('/docs.md', SITE)).toEqual([]);
    expect(assistantLinks('/docs.md', '', [EXAMPLE])).toEqual([]);
  });

  it.each([
    'https://assistant.example/',
    'http://assistant.example/?q={markdown}',
    'javascript:{markdown}',
    '{markdown}',
  ])('end the build for the template %s', (urlTemplate) => {
    expect(() => assistantLinks('/docs.md', '', [{ name: 'Example', urlTemplate }])).toThrow(
      `content/site/assistants.ts: The template "${urlTemplate}" of Example`,
    );
  });
});
