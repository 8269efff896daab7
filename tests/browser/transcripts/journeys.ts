import type { ScreenReader } from '../../support/screen-reader.ts';

/** A way through a part of the site that a transcript is kept of. */
export interface Journey {
  /** Name of the transcript. */
  readonly name: string;
  /** What a reader of the transcript needs to know. */
  readonly about: string;
  readonly route: string;
  readonly width: number;
  /** What must be there before the reader starts. */
  readonly ready?: string;
  readonly go: (reader: ScreenReader) => Promise<void>;
}

const PHONE = 390;
const DESKTOP = 1440;

/** A tool on its own page. */
function tool(
  name: string,
  label: string,
  go: (reader: ScreenReader, region: string) => Promise<void>,
): Journey {
  const region = `section[aria-label="${label}"]`;
  return {
    name: `tool-${name}`,
    about: `The tool “${label}”, from its first field to its result.`,
    route: `/docs/tools/${name}`,
    width: DESKTOP,
    ready: `${region} :is(textarea, input, select):enabled`,
    go: (reader) => go(reader, region),
  };
}

/** A way through what every page or some pages have. */
const way = (journey: Journey): Journey => journey;

export const JOURNEYS: readonly Journey[] = [
  way({
    name: 'menu',
    about: 'The menu of a phone: opened, walked through, closed with Escape.',
    route: '/docs/api/idempotency',
    width: PHONE,
    go: async ({ startFrom, press }) => {
      await startFrom('[data-open-menu]');
      await press('Enter');
      await press('Tab', 6);
      await press('Escape');
    },
  }),
  way({
    name: 'sidebar',
    about: 'A category of the sidebar: opened and closed.',
    route: '/docs/api/idempotency',
    width: DESKTOP,
    go: async ({ startFrom, press }) => {
      await startFrom('[data-sidebar] [aria-current=page]');
      await press('Tab', 2);
      await startFrom('[data-sidebar] [aria-expanded=false]');
      await press('Enter');
      await press('Tab');
      await press('Shift+Tab');
      await press('Enter');
    },
  }),
  way({
    name: 'search',
    about: 'The search: opened, typed into, its results walked through, no results, closed with Escape.',
    route: '/docs/api/idempotency',
    width: DESKTOP,
    go: async ({ page, press, type }) => {
      await press('Control+k');
      await page.locator('.navbar [aria-haspopup=dialog]:not([aria-busy=true])').waitFor();
      await type('idempotency', 'dialog [role=status]:not(:empty)');
      await press('ArrowDown');
      await press('ArrowUp');
      await press('Tab');
      await press('Shift+Tab');
      await press('Control+a');
      await type('xyzzy', 'dialog [role=status]:has-text("Nothing")');
      await press('Escape');
    },
  }),
  way({
    name: 'tabs',
    about: 'The languages of a sample, its environment, its copy button and its code.',
    route: '/docs/api/tokens/tokenize',
    width: DESKTOP,
    go: async ({ startFrom, press }) => {
      await startFrom('main [role=tab][aria-selected=true]');
      await press('ArrowRight', 2);
      await press('ArrowLeft');
      await press('End');
      await press('Home');
      await press('Tab', 5);
    },
  }),
  way({
    name: 'folds',
    about: 'A fold with nested fields: opened, read, closed.',
    route: '/docs/api/webhooks/api',
    width: DESKTOP,
    go: async ({ startFrom, press, read }) => {
      await startFrom('main details:not(.page-menu) > summary');
      await press('Enter');
      await read('main details[open]:not(.page-menu)');
      await press('Enter');
    },
  }),
  way({
    name: 'page-menu',
    about: 'The menu of a page: opened, the page copied, closed with Escape.',
    route: '/docs/api/idempotency',
    width: DESKTOP,
    go: async ({ startFrom, press }) => {
      await startFrom('.page-menu > summary');
      await press('Enter');
      await press('Tab');
      await press('Enter');
      await press('Tab', 2);
      await press('Escape');
    },
  }),
  way({
    name: 'contents',
    about: 'The list of sections on a phone: opened, walked through, a section chosen.',
    route: '/docs/api/idempotency',
    width: PHONE,
    go: async ({ startFrom, press }) => {
      await startFrom('[data-open-contents]');
      await press('Enter');
      await press('Tab', 2);
      await press('Escape');
      await press('Enter');
      await press('Tab', 2);
      await press('Enter');
    },
  }),
  way({
    name: 'page',
    about: 'A short page, read from the start of its main part to its end.',
    route: '/docs/api/request-correlation',
    width: DESKTOP,
    go: async ({ read }) => {
      await read('main');
    },
  }),
  way({
    name: 'color-mode',
    about: 'The button that switches the color mode.',
    route: '/docs/api/idempotency',
    width: DESKTOP,
    go: async ({ startFrom, press }) => {
      await startFrom('[data-color-mode]');
      await press('Enter', 2);
    },
  }),
  tool('errors', 'Error finder', async ({ startFrom, type, press, read }, region) => {
    await startFrom(`${region} textarea`);
    await type('HTTP/2 408\n\n{"proxy_error":{"status":408}}');
    await press('Tab', 3);
    await read(region);
  }),
  tool('simulator', 'API simulator', async ({ startFrom, press, read }, region) => {
    await startFrom(`${region} select`);
    await press('Tab', 3);
    await press('Enter');
    await press('Tab', 4);
    await read(`${region} [role=status]:has(p)`);
  }),
  tool('expressions', 'Expression playground', async ({ startFrom, press, type, read }, region) => {
    await startFrom(`${region} textarea`);
    await press('ControlOrMeta+a');
    await type('{{ data | reveal_lst: 4 }}');
    await press('Tab', 4);
    await read(region);
  }),
  tool('webhook-signature', 'Webhook signature', async ({ startFrom, press, read }, region) => {
    await startFrom(`${region} :is(textarea, input, select)`);
    await press('Tab', 4);
    await read(region);
  }),
  tool('test-data', 'Test data picker', async ({ startFrom, press, read }, region) => {
    await startFrom(`${region} select`);
    await press('V');
    await press('Tab', 6);
    await read(`${region} [role=status]`);
  }),
  tool('permissions', 'Permission planner', async ({ startFrom, type, press, read }, region) => {
    await startFrom(`${region} textarea`);
    await type('client.webhooks.create(url=url)');
    await press('Tab', 4);
    await read(`${region} [role=status]`);
  }),
  way({
    name: 'tool-run-here',
    about: 'A sample that runs in its page: opened, sent, closed with Escape.',
    route: '/docs/api/tokens/tokenize',
    width: DESKTOP,
    go: async ({ page, startFrom, press, read }) => {
      await startFrom('main [data-run]');
      await press('Enter');
      await page.locator('section[aria-label^="Run here"] textarea:enabled').waitFor();
      await press('Tab');
      await press('Enter');
      await page.locator('section[aria-label^="Run here"] [role=status]', { hasText: '200' }).waitFor();
      await read('section[aria-label^="Run here"]');
      await press('Escape');
    },
  }),
  way({
    name: 'checklist',
    about: 'An item of a checklist: ticked, then cleared.',
    route: '/docs/guides/production-checklist',
    width: DESKTOP,
    go: async ({ startFrom, press }) => {
      await startFrom('main [type=checkbox]');
      await press('Space', 2);
      await press('Tab');
    },
  }),
];
