import { describe, expect, it } from 'vitest';
import { expandedMarkdown, expandPage } from '../../../tests/support/expand-page.ts';

describe('<ExampleProject>', () => {
  it('becomes an archive for each language, what starts it, and its files', async () => {
    const page = await expandedMarkdown('<ExampleProject name="collect-cards" />');
    expect(page).toContain('[Node.js (zip)](/examples/collect-cards-node.zip)');
    expect(page).toContain('[Python (zip)](/examples/collect-cards-python.zip)');
    expect(page).toMatch(
      /unzip collect-cards-node\.zip .*\ncp \.env\.example \.env #.*\nnpm install\nnpm start\n/,
    );
    expect(page).toMatch(/\n {2}client\/\n {4}collect-card\.ts\n/);
    expect(page).toContain('`PRIVATE_API_KEY`');
  });

  it('has no archive for a language without a server', async () => {
    const page = await expandedMarkdown('<ExampleProject name="checkout" />');
    expect(page).toContain('checkout-node.zip');
    expect(page).not.toContain('python');
  });

  it('reports an example that does not exist', async () => {
    await expect(expandPage('<ExampleProject name="colect-cards" />')).rejects.toThrow(
      /docs\/example\.mdx, line 1, <ExampleProject>: There is no example "colect-cards"\. The examples are: checkout, /,
    );
  });
});
