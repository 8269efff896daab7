/** Where a reader goes on who did not find what he looked for. */
export const MAIN_ENTRIES = [
  { to: '/docs', label: 'Guides' },
  { to: '/docs/api', label: 'API reference' },
  { to: '/docs/sdks', label: 'SDKs' },
] as const;
