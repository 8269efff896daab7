import { describe, expect, it } from 'vitest';
import { expandedMarkdown, expandPage } from '../../../tests/support/expand-page.ts';

describe('<Applications>', () => {
  it('becomes a table with links to the portal and to the permissions, and a request for each', async () => {
    const page = await expandedMarkdown('<Applications names="card-form backend-reads-tokens" />');
    expect(page).toMatch(
      /\| \[Card form\]\(https:\/\/portal\S+name=Card\+form\S+type=public\S+\) +\| `public` +\| \[`token:create`\]/,
    );
    expect(page.match(/POST|applications\.create\(/g)?.length).toBeGreaterThan(4);
    expect(page).toContain('"name": "Backend"');
  });

  it('reports an application that does not exist', async () => {
    await expect(expandPage('<Applications names="card-fomr" />')).rejects.toThrow(
      /docs\/example\.mdx, line 1, <Applications>: There is no data\/applications\/card-fomr\.yaml/,
    );
  });
});
