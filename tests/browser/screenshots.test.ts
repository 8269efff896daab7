/**
 * How pages and components look, compared with pictures in `tests/screenshots`, where the browser and the fonts are
 * those that the pictures were made with. `npm run screenshots` replaces what has changed.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { FAILED_RESOURCE, waitUntilSearchIsLoaded } from '../site/support/visitor.ts';
import { withPage, workerBrowser } from '../support/browser.ts';
import { CONTROL_STATES, inState, type ControlState } from '../support/forced-state.ts';
import { gallerySite } from '../support/gallery-site.ts';
import { compareScreenshot, unusedPictures } from '../support/screenshots/picture-folder.ts';
import { differencesFromReference, keepReference, thisMachine } from '../support/screenshots/reference.ts';
import * as states from '../support/screenshots/states.ts';
import { openInFont, takeScreenshot } from '../support/screenshots/take.ts';
import { storeFirst } from '../support/store-first.ts';

const FOLDER = {
  kept: path.resolve('tests/screenshots'),
  results: '.cache/screenshots',
  /** Set by `npm run screenshots`. */
  isUpdate: process.env.UPDATE_SCREENSHOTS === '1',
};

/** All pictures together: each version of one stays in the history. */
const MOST_BYTES = 1_500_000;

/** What pages are looked at in. Each width and each mode occurs, and not each with each: a page costs about 50 kB. */
const WINDOWS = {
  '1440-dark': { width: 1440, height: 900 },
  '1440-light': { width: 1440, height: 900 },
  '1024-light': { width: 1024, height: 768 },
  '390-dark': { width: 390, height: 844 },
  '390-light': { width: 390, height: 844 },
} as const;
type Window = keyof typeof WINDOWS;

interface PictureOptions {
  /** Called before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Waits for a page that never responds to the reader. */
  readonly whenThere?: (page: Page) => Promise<void>;
  /** Called when the page is there; it names what to look at, unless that is all that the window shows. */
  readonly look?: (page: Page) => Promise<Locator | undefined> | Locator;
  /** A state to force upon all controls. */
  readonly state?: ControlState;
  readonly expectedMessages?: readonly RegExp[];
}

let skipReason: string | undefined;

beforeAll(async () => {
  const machine = thisMachine(await workerBrowser());
  if (FOLDER.isUpdate) keepReference(machine);
  const differences = differencesFromReference(machine);
  if (differences.length > 0) skipReason = `Screenshots are not compared here: ${differences.join('; ')}.`;
});

/** Skips a test where other pictures are right. */
function skipElsewhere({ skip, task }: TestContext): void {
  if (skipReason === undefined) return;
  // Printed by `npm test`.
  Object.assign(task.meta, { skipReason });
  skip(skipReason);
}

/** Names of all pictures. */
const names: string[] = [];

/** A test that compares one picture of a page of the site of the gallery. */
function picture(subject: string, window: Window, address: string, options: PictureOptions = {}): void {
  const name = `${subject}-${window}`;
  names.push(name);
  const { before, whenThere, look, state, expectedMessages } = options;
  it(`${subject}-${window}`, async (context) => {
    skipElsewhere(context);
    const site = await gallerySite();
    const shown = { viewport: WINDOWS[window], reducedMotion: 'reduce', expectedMessages } as const;
    await withPage(shown, async (page) => {
      await storeFirst(page, 'theme', window.replace(/^\d+-/, ''));
      await before?.(page);
      await openInFont(page, site + address, whenThere);
      if (before === undefined) await waitUntilSearchIsLoaded(page);
      const element = await look?.(page);
      const compare = async (): Promise<void> => {
        const problem = await compareScreenshot(FOLDER, name, () => takeScreenshot(page, element));
        expect(problem).toBeUndefined();
      };
      await (state === undefined ? compare() : inState(page, state, compare));
    });
  });
}

describe('page types', () => {
  picture('home', '1440-dark', '/');
  picture('home', '390-light', '/');
  picture('landing', '1024-light', '/docs');
  picture('guide', '1440-light', '/docs/guides/collect/collect-cards');
  picture('concept', '390-dark', '/docs/concepts/what-are-tokens');
  picture('api', '1440-dark', '/docs/api/webhooks/api');
  picture('reference', '1024-light', '/docs/api/errors');
  picture('sdk', '1440-dark', '/docs/sdks');
  picture('not-found', '1024-light', '/docs/nowhere', { expectedMessages: [FAILED_RESOURCE] });
});

describe('search', () => {
  const START = '/docs/api/webhooks/api';
  picture('search-before', '1024-light', START, { look: states.searchBefore });
  picture('search-results', '1440-dark', START, { look: states.searchResults });
  picture('search-results', '390-light', START, { look: states.searchResults });
  picture('search-nothing', '390-dark', START, { look: states.searchNothing });
  picture('search-loading', '1440-dark', START, {
    before: states.holdSearchIndex,
    look: states.searchLoading,
  });
  picture('search-failed', '1024-light', START, {
    before: states.refuseSearchIndex,
    look: states.searchFailed,
  });
});

describe('gallery', () => {
  const look = (page: Page): Locator => page.locator('article .markdown');
  picture('gallery-text', '1440-light', '/gallery', { look });
  picture('gallery-code', '1440-dark', '/gallery/code', { look });
  // Its end is tables of `content/data/`, which grow: their rows are in pictures of their own.
  picture('gallery-tables', '1024-light', '/gallery/tables');
  picture('gallery-api', '390-dark', '/gallery/api', { look });
});

describe('controls', () => {
  const look = (page: Page): Locator => page.locator('article .markdown');
  picture('controls', '1440-light', '/gallery/controls', { look });
  CONTROL_STATES.forEach((state, index) => {
    const window = index % 2 === 0 ? '1440-dark' : '1440-light';
    picture(`controls-${state}`, window, '/gallery/controls', { look, state });
    picture(`bar-${state}`, window, '/gallery/controls', { look: (page) => page.locator('.navbar'), state });
  });
});

describe('states of components', () => {
  const TABLES = '/gallery/tables';
  picture('addresses-disabled', '1440-light', TABLES, {
    before: states.holdScripts,
    whenThere: states.whenDisabled,
    look: states.addressCheck,
  });
  picture('addresses-loading', '1440-dark', TABLES, { look: states.addressesLoading });
  picture('addresses-failed', '1440-light', TABLES, {
    look: states.addressesFailed,
    expectedMessages: [/net::ERR_FAILED/],
  });
  picture('addresses-answered', '390-dark', TABLES, { look: states.addressesAnswered });
  picture('addresses-missing', '390-light', TABLES, { look: states.addressesMissing });
  picture('row-linked', '1440-dark', `${TABLES}#api-errors-404`, {
    look: (page) => page.locator('tr', { has: page.locator('#api-errors-404') }),
  });
  picture('rows-missing', '1440-light', TABLES, { look: states.rowsMissing });
  picture('copy-refused', '1440-dark', '/gallery/controls', {
    before: states.refuseClipboard,
    look: states.copyRefused,
  });
  picture('connection-lost', '390-light', '/gallery/controls', {
    look: states.connectionLost,
    expectedMessages: [FAILED_RESOURCE],
  });
});

describe('the pictures', () => {
  it('are all compared with something', (context) => {
    skipElsewhere(context);
    expect(unusedPictures(FOLDER, names)).toEqual([]);
  });

  it('are small enough to keep with the sources', () => {
    const files = readdirSync(FOLDER.kept).filter((file) => file.endsWith('.png'));
    const bytes = files.map((file) => statSync(path.join(FOLDER.kept, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
