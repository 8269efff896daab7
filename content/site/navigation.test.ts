import { describe, expect, it } from 'vitest';
import { footerGroups } from './navigation.ts';
import { siteRoutes } from '../../pipeline/content/site/site-map.ts';

describe('footerGroups', () => {
  it("leaves out pages that a small site doesn't have, and keeps links to other sites", () => {
    const groups = footerGroups(new Set(['/docs', '/docs/api']));
    const targets = groups.flatMap(({ items }) => items.map(({ to, href }) => to ?? href));
    expect(targets).toContain('/docs/api');
    expect(targets).not.toContain('/docs/tools');
    expect(targets).toContain('https://status.basistheory.com');
  });

  it('leads to pages of the site map alone', () => {
    const groups = footerGroups(siteRoutes);
    expect(groups).toEqual(footerGroups({ has: () => true }));
  });

  it('has a group for guides, API, SDKs, tools, source and support', () => {
    expect(footerGroups(new Set()).map(({ title }) => title)).toEqual([
      'Guides',
      'API',
      'SDKs',
      'Tools',
      'Source',
      'Support',
    ]);
  });
});
