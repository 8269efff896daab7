import { describe, expect, it } from 'vitest';
import { footerGroups } from './navigation.ts';

describe('footerGroups', () => {
  it('leaves out pages that are not written, and keeps links to other sites', () => {
    const groups = footerGroups(new Set(['/docs', '/docs/api']));
    const targets = groups.flatMap(({ items }) => items.map(({ to, href }) => to ?? href));
    expect(targets).toContain('/docs/api');
    expect(targets).not.toContain('/docs/tools');
    expect(targets).toContain('https://status.basistheory.com');
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
