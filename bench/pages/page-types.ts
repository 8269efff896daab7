/** Where a reader follows a link, and searches. */
export const GUIDE = '/docs/guides/collect/collect-cards';

/** The page that takes longest to draw. */
export const LONGEST = 'longest';

/** One page of each type, which all sites have, and the longest page. */
export const PAGES = {
  home: '/',
  landing: '/docs',
  guide: GUIDE,
  concept: '/docs/concepts/what-are-tokens',
  api: '/docs/api/tokens',
  reference: '/docs/api/errors',
  sdk: '/docs/sdks/server-side/node',
  tool: '/docs/tools/simulator',
  [LONGEST]: '/docs/use-cases/agentic',
} as const;
