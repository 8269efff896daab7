/**
 * The keys under which the site stores something in the reader's browser. The code can use no others, and
 * `content/data/browser-storage.yaml` describes each on the page about privacy.
 */
export const STORAGE_KEYS = [
  'announcement.closed',
  'checklist-production',
  'font',
  'payment-processor',
  'read-pages',
  'recent-searches',
  'sample-card',
  'sample-environment',
  'sample-language',
  'sample-language-web',
  'theme',
] as const;

/** A key that the page about privacy lists. */
type ListedKey = (typeof STORAGE_KEYS)[number];

/** Nothing is stored under it anymore. What an earlier site has stored is removed. */
type RemovedKey = 'docs-preferred-version-default';

/** A key of the storage. A test checks that every page's checklist is listed. */
export type StorageKey = ListedKey | RemovedKey | `checklist-${string}`;
