/** Where readers can go who did not find what they were looking for. */
export const MAIN_ENTRIES = [
  { to: '/docs', label: 'Guides' },
  { to: '/docs/api', label: 'API reference' },
  { to: '/docs/sdks', label: 'SDKs' },
] as const;
