import type { SEARCH_FILTERS, SearchFilter, SearchGroup } from '@site/engines/search';

/** What's above a tool that comes first. */
export const TOOL_LABEL = 'Tool';

/** What the parts of the site are called, here and in the bar. */
export const GROUP_LABELS = {
  guides: 'Guides',
  api: 'API',
  sdks: 'SDKs',
} as const satisfies Record<SearchGroup, string>;

interface FilterLabels<Value extends string> {
  /** What a screen reader calls the choice. */
  readonly name: string;
  /** No limit. */
  readonly all: string;
  readonly values: Readonly<Record<Value, string>>;
  /** What a search without results was limited to, as part of a sentence. */
  readonly limit: (label: string) => string;
}

/** The words of each filter. */
export const FILTER_LABELS: {
  readonly [Filter in SearchFilter]: FilterLabels<(typeof SEARCH_FILTERS)[Filter][number]>;
} = {
  group: { name: 'Search in', all: 'All', values: GROUP_LABELS, limit: (label) => ` in ${label}` },
};
