/**
 * Data that components bring to the browser; `BrowserData` of `components/registry` knows the type of each file.
 */
declare module '@generated/browser-data/*' {
  const content: unknown;
  export = content;
}

declare module '@generated/sample-tabs.json' {
  import type { SampleTabs } from '@site/engines/sample-preferences';

  const tabs: SampleTabs;
  export = tabs;
}

declare module '@generated/sample-environments.json' {
  import type { SampleEnvironments } from '@site/engines/markdown';

  const environments: SampleEnvironments;
  export = environments;
}
