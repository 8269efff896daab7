/** The sections of the documentation: where each begins, and the sidebar that its pages share. */
export const MAIN_ENTRIES = [
  { to: '/docs', label: 'Guides', section: 'Guides', sidebar: 'docs' },
  { to: '/docs/api', label: 'API reference', section: 'API', sidebar: 'api' },
  { to: '/docs/sdks', label: 'SDKs', section: 'SDKs', sidebar: 'sdk' },
] as const;
