/** What people write, from the project's root (pages, and data tables). */
export const WRITING = ['content/docs', 'content/data'] as const;

/** Whether a path, from the project's root, is one of a file that people write. */
export function isWriting(place: string): boolean {
  return WRITING.some((folder) => place === folder || place.startsWith(`${folder}/`));
}

/** Those among them that need all pages, which take a quarter of a minute to load, and share them with `tests/pages`. */
export const TESTS_OF_ALL_PAGES: readonly string[] = [
  'app/outputs/downloads/agent-skills/access.test.ts',
  'app/outputs/downloads/agent-skills/guides.test.ts',
  'app/outputs/downloads/agent-skills/skills.test.ts',
];

/**
 * Unit tests that read pages or tables. A writer can break them, so `npm test -- quick` runs them. With
 * `without-writing.ts`, none can be missing.
 */
export const WRITTEN_TESTS: readonly string[] = [
  'app/astro/gallery.test.ts',
  'app/head/preference-script.test.ts',
  'pipeline/code-samples/example-projects/example-projects.test.ts',
  'pipeline/code-samples/projects/projects.test.ts',
  'pipeline/content/applications/applications.test.ts',
  'pipeline/content/processors/processors.test.ts',
  'pipeline/content/site/site-map.test.ts',
  'pipeline/content/worked-expressions/index.test.ts',
  'app/outputs/downloads/feeds/feeds.test.ts',
  'app/outputs/downloads/simulator/behavior.test.ts',
  'app/outputs/downloads/simulator/download.test.ts',
  'app/outputs/downloads/simulator/page.test.ts',
  'components/tools/ErrorFinder/facts/charge-sample-errors.test.ts',
  'components/tools/ErrorFinder/facts/index.test.ts',
  'app/outputs/search/read-sections.test.ts',
  'pipeline/pages/author-mistakes.test.ts',
  'components/builders/api-change.test.ts',
  'components/builders/guide-program.test.ts',
  'components/writing/AddressCheck/data.test.ts',
  'components/writing/ApiChanges/expand.test.ts',
  'components/writing/Applications/expand.test.ts',
  'components/writing/DataTable/expand.test.ts',
  'components/tools/ErrorFinder/data.test.ts',
  'components/writing/ExampleProject/expand.test.ts',
  'components/tools/ExpressionPlayground/data.test.ts',
  'components/writing/FilterReference/expand.test.ts',
  'components/tools/PermissionPlanner/data.test.ts',
  'components/writing/ProcessorCalls/expand.test.ts',
  'components/tools/RunGuide/data.test.ts',
  'components/tools/RunSample/data.test.ts',
  'components/writing/SdkOperations/expand.test.ts',
  'components/tools/TestDataPicker/data.test.ts',
  'components/tools/ToolMiniature/answers.test.ts',
  'components/tools/WebhookSignature/data.test.ts',
  'engines/charge-signs/charge-signs.test.ts',
  'engines/errors/find-errors.test.ts',
  'engines/errors/properties.test.ts',
  'engines/guide-runs/guide-runs.test.ts',
  'engines/permissions/plan.test.ts',
  'engines/permissions/properties.test.ts',
  'engines/permissions/recognize.test.ts',
  'engines/permissions/refusal.test.ts',
  'engines/permissions/see.test.ts',
  'engines/simulator/account-updater/account-updater.test.ts',
  'engines/simulator/enrichments/bank-accounts.test.ts',
  'engines/simulator/network-tokens/network-tokens.test.ts',
  'engines/simulator/rate-limits.test.ts',
  'engines/simulator/reactors/reactors.test.ts',
  'engines/simulator/threeds/threeds.test.ts',
  'engines/simulator/webhooks/deliveries.test.ts',
  'components/browser/sample-preferences/address.test.ts',
  'engines/test-data/sample-card.test.ts',
  'engines/test-data/test-data.test.ts',
  'tests/api-description/examples.test.ts',
];
