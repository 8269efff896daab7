import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { checkMessages, lendPage, type LentPage, type PageOptions } from './browser.ts';

/** What `sharedPage` keeps between two tests. */
interface Kept<Place> {
  readonly lent: LentPage;
  readonly place: Place;
}

/**
 * One page for all tests of a file, or of a `describe` that calls it: a page load costs more than most of what they
 * look at. They use it one after another, and each finds it as the one before has left it. After a failure the next
 * test gets a new page. Whatever the page writes to the console fails the test that uses it then.
 *
 * @param arrive opens what the tests look at, on each new page; its result is handed to the tests
 * @returns what lends the page to a test
 */
export function sharedPage<Place>(
  options: Omit<PageOptions, 'expectedMessages'>,
  arrive: (page: Page) => Promise<Place>,
): (use: (place: Place, page: Page) => Promise<void>) => Promise<void> {
  let kept: Kept<Place> | undefined;
  afterAll(async () => {
    const messages = await kept?.lent.giveBack();
    kept = undefined;
    checkMessages(messages ?? [], []);
  });
  return async (use) => {
    const lent = kept?.lent ?? (await lendPage(options));
    try {
      kept ??= { lent, place: await arrive(lent.page) };
      await use(kept.place, lent.page);
      checkMessages(lent.takeMessages(), []);
    } catch (error) {
      kept = undefined;
      await lent.discard();
      throw error;
    }
  };
}
