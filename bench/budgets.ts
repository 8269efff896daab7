/**
 * What the bench holds figures against. Times depend on the machine: these are for one with two cores that does nothing
 * else. What can be counted in bytes is a budget of `npm test` too: `tests/browser/support/page-budgets.ts`.
 */
export const BUDGETS = {
  /** On a slow phone, in milliseconds. The largest contentful paint is to come no later than Starlight's. */
  pages: {
    blocked: 50,
    /** On the longest page. */
    blockedOnLongest: 120,
    layoutShift: 0,
    /** From the click on a link, whose page was fetched ahead, to the painted title. */
    click: 250,
    /** From the shortcut to the painted results of a query that's typed as soon as the field takes it. */
    firstSearch: 1500,
  },
  /** In seconds, gigabytes and packages. */
  build: {
    cold: 45,
    onePage: 8,
    peak: 1.2,
    firstPageWithoutTrees: 15,
    firstPage: 6,
    edit: 1,
    start: 120,
    packages: 900,
  },
  /** In kilobytes, times as much, and milliseconds at the 95th percentile. */
  search: { firstSearch: 150, growthOfSize: 4, growthOfTime: 2, keystroke: 50 },
  /** In kilobytes that a tool loads beside its page. A guide's run is the simulator, too. */
  tools: { simulator: 110, other: 70 },
  /** The least percent of questions whose section is found within two calls and 4,000 tokens, and the least points of `afdocs`. */
  machines: { found: 90, afdocs: 100 },
  /** The least percent of nginx's throughput, errors, and milliseconds until others are served during a slow flood. */
  load: { share: 50, errors: 0, whileFlooded: 50 },
} as const;
