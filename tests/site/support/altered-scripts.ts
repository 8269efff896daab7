import type { Page } from 'playwright-core';
import { SCRIPTS } from './network.ts';

/** A change to the scripts that the site serves. */
export interface Alteration {
  /** Text of the script that is changed; other scripts are served unchanged. */
  readonly where: string;
  readonly replace: RegExp | string;
  readonly by: string;
}

/**
 * Serves the site with one script changed, as if it had been built from broken code.
 *
 * @returns how many scripts were changed so far; a test expects at least one
 */
export async function alterScripts(page: Page, { where, replace, by }: Alteration): Promise<() => number> {
  let changed = 0;
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const altered = script.includes(where) ? script.replace(replace, by) : script;
    if (altered !== script) changed += 1;
    await route.fulfill({ response, body: altered });
  });
  return () => changed;
}
