/** Where readers go on who did not find what they looked for. */
export const MAIN_ENTRIES = [
  { to: '/docs', label: 'Guides' },
  { to: '/docs/api', label: 'API reference' },
  { to: '/docs/sdks', label: 'SDKs' },
] as const;
