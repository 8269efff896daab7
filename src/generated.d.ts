/** A font file: its address on the site. */
declare module '*.woff2' {
  const address: string;
  export = address;
}

/** Data that plugins write for the browser, under the names that the framework gives it. */
declare module '@generated/home-example/default/example.json' {
  import type { HomeExample } from '@site/src/components/HomeExample/example';

  const example: HomeExample;
  export = example;
}

declare module '@generated/sdk-picker/default/picks.json' {
  import type { ShownPick } from '@site/src/lib/sdk-picker';

  const picks: readonly ShownPick[];
  export = picks;
}

declare module '@generated/sample-preferences/default/tabs.json' {
  import type { SampleTabs } from '@site/src/lib/sample-preferences/constants';

  const tabs: SampleTabs;
  export = tabs;
}
