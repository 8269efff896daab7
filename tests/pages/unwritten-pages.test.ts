import { describe, expect, it } from 'vitest';
import { pageFile, sitePages } from '../../site/site-map.ts';

/** Pages of the site map that are not written yet. The list can only shrink: remove a route when you write its page. */
const UNWRITTEN: readonly string[] = [
  '/docs/tools',
  '/docs/tools/expressions',
  '/docs/tools/simulator',
  '/docs/tools/errors',
  '/docs/tools/webhook-signature',
  '/docs/tools/test-data',
  '/docs/tools/permissions',
  '/docs/accessibility',
  '/docs/sdks/server-side/python',
  '/docs/sdks/server-side/dotnet',
  '/docs/sdks/server-side/go',
  '/docs/sdks/server-side/java',
  '/docs/sdks/server-side/terraform',
  '/docs/sdks/web',
  '/docs/sdks/web/web-elements',
  '/docs/sdks/web/web-elements/initialization',
  '/docs/sdks/web/web-elements/methods',
  '/docs/sdks/web/web-elements/events',
  '/docs/sdks/web/web-elements/lifecycle',
  '/docs/sdks/web/web-elements/services',
  '/docs/sdks/web/web-elements/cobadge',
  '/docs/sdks/web/web-elements/migration',
  '/docs/sdks/web/web-elements/troubleshooting',
  '/docs/sdks/web/3ds',
  '/docs/sdks/web/3ds/methods',
  '/docs/sdks/mobile',
  '/docs/sdks/mobile/android',
  '/docs/sdks/mobile/android/types',
  '/docs/sdks/mobile/android/options',
  '/docs/sdks/mobile/android/events',
  '/docs/sdks/mobile/android/services',
  '/docs/sdks/mobile/ios',
  '/docs/sdks/mobile/ios/types',
  '/docs/sdks/mobile/ios/options',
  '/docs/sdks/mobile/ios/events',
  '/docs/sdks/mobile/ios/services',
  '/docs/sdks/mobile/react-native',
  '/docs/sdks/mobile/react-native/components',
  '/docs/sdks/mobile/react-native/services',
  '/docs/sdks/mobile/3ds',
  '/docs/sdks/mobile/3ds/methods',
  '/docs/sdks/mobile/react-native-threeds',
  '/docs/sdks/mobile/react-native-threeds/methods',
  '/docs/sdks/web/javascript',
  '/docs/sdks/server-side/javascript-legacy',
  '/docs/sdks/server-side-legacy',
  '/docs/sdks/server-side-legacy/node',
  '/docs/sdks/server-side-legacy/python',
  '/docs/sdks/server-side-legacy/dotnet',
  '/docs/sdks/server-side-legacy/go',
  '/docs/sdks/server-side-legacy/java',
];

/** How many pages the list held at most since it last shrank; lower it together with the list. */
const MOST_UNWRITTEN = 51;

const routes = sitePages.map((page) => page.route);

describe('pages that are not written yet', () => {
  it('are pages of the site map, each listed once', () => {
    expect(UNWRITTEN.filter((route) => !routes.includes(route))).toEqual([]);
    expect(new Set(UNWRITTEN).size).toBe(UNWRITTEN.length);
  });

  it('are all on the list: every other page of the site map is written', () => {
    const missing = routes.filter((route) => pageFile(route) === undefined && !UNWRITTEN.includes(route));
    expect(missing).toEqual([]);
  });

  it('leave the list when they are written', () => {
    expect(UNWRITTEN.filter((route) => pageFile(route) !== undefined)).toEqual([]);
  });

  it('become fewer, never more', () => {
    expect(UNWRITTEN.length).toBeLessThanOrEqual(MOST_UNWRITTEN);
  });
});
