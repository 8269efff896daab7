import type { SearchGroup } from '@site/engines/search';

/** What's above a tool that comes first. */
export const TOOL_LABEL = 'Tool';

/** What the parts of the site are called, here and in the bar. */
export const GROUP_LABELS = {
  guides: 'Guides',
  api: 'API',
  sdks: 'SDKs',
} as const satisfies Record<SearchGroup, string>;
