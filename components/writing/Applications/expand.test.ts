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

  it('says where the key goes, which only this response has', async () => {
    const page = await expandedMarkdown('<Applications names="backend-reads-tokens" />');
    expect(page).toContain('writeFile("backend.key", response.key)');
    expect(page).toMatch(/Only this response contains the key\..*`backend\.key`/);
  });

  it('says that rules have a place in the portal', async () => {
    const page = await expandedMarkdown('<Applications names="share-support-desk" />');
    expect(page).toContain('Advanced Rule Builder');
  });

  it('reports an application that does not exist', async () => {
    await expect(expandPage('<Applications names="card-fomr" />')).rejects.toThrow(
      /docs\/example\.mdx, line 1, <Applications>: There is no content\/data\/applications\/card-fomr\.yaml/,
    );
  });
});
