import type { browserData } from './browser-data.ts';

/** The JSON files that components fetch, by component and by name: what `data.ts` in their folders makes. */
export type BrowserData = {
  readonly [Name in keyof typeof browserData]: Awaited<ReturnType<(typeof browserData)[Name]>>;
};
