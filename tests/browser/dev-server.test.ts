/**
 * What a writer or a developer sees of `npm run dev`: islands that start, each edit on the open page, of content, of
 * code that the pipeline runs and of code that the browser does, and a mistake as a sentence until it's mended.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, expect, it } from 'vitest';
import { astroNode } from '../../scripts/lib/astro-node.mjs';
import { RESTARTED_ON_EDITS } from '../../scripts/lib/run-astro.mjs';
import { copySite, type SiteCopy } from '../builds/support/site-copy.ts';
import { freePort } from '../samples/support/ports.ts';
import { withPage } from '../support/browser.ts';

const PAGE = 'content/docs/api/errors.mdx';
const TABLE = 'content/data/api/ip-addresses.yaml';
const EXPANSION = 'components/writing/Notice/expand.ts';
const PIPELINE = 'pipeline/pages/read-page.ts';
const VIEW = 'components/writing/Admonition/index.tsx';
const STYLE = 'components/writing/Admonition/styles.module.css';
const ISLAND = 'components/writing/AddressCheck/island.tsx';
const BEHAVIOR = 'components/shared/CopyButton/behavior.ts';

/** Without what Vitest sets, which Vite takes for a test of its own. */
const ENVIRONMENT = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' };

/** Astro, Vite, and React write that they're there. */
const OF_DEVELOPMENT = [/^console.debug: \[(?:astro|vite)\]/, /^console.info: .*React DevTools/];

const page = (body: string): string => `---
title: Errors
description: Errors is a page of a small site that a test writes on, as short as the checks of front matter allow.
page_type: reference
---

${body}

<AddressCheck />

<DataTable name="ip-addresses" />

<Notice name="masked-key" />
`;

/** In milliseconds, what a slow machine takes to start the server anew and to make a page with other code. */
const RESTART = 120_000;

/** What is in a file of the site, with a place replaced. */
function edited(site: SiteCopy, file: string, place: string, by: string): Record<string, string> {
  const text = site.read(file);
  if (!text.includes(place)) throw new Error(`${file} has no ${place} to replace.`);
  return { [file]: text.replace(place, by) };
}

/** Starts the development server of a site; it ends with the test. */
async function develop(site: SiteCopy): Promise<string> {
  const port = await freePort();
  const server = spawn(
    await astroNode(),
    [
      ...[...RESTARTED_ON_EDITS, '--import', 'tsx', path.resolve('node_modules/astro/bin/astro.mjs')],
      ...['dev', '--port', String(port)],
    ],
    { cwd: site.folder, stdio: 'ignore', env: ENVIRONMENT },
  );
  onTestFinished(async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${String(port)}`;
  while (server.exitCode === null) {
    const isThere = await fetch(`${url}/docs/api/errors`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return url;
    await sleep(100);
  }
  throw new Error(`The development server ended with exit code ${String(server.exitCode)}.`);
}

it('shows each edit on the open page, and a mistake as a sentence until it is mended', async () => {
  const site = copySite('dev', { [PAGE]: page('The first version.') });
  const url = await develop(site);
  // The browser tells of the status 500 that the mistake is shown with, and both servers of their connection.
  await withPage(
    { fetchesAhead: false, expectedMessages: [/500/, ...OF_DEVELOPMENT] },
    async (browserPage) => {
      await browserPage.goto(`${url}/docs/api/errors`);
      const shown = (text: string) => browserPage.getByText(text).first().waitFor();
      await shown('The first version.');
      const field = browserPage.locator('main textarea');
      await field.fill('192.0.2.1');
      await browserPage.locator('main [role="status"]').filter({ hasText: '192.0.2.1' }).waitFor();
      // A component is refreshed in place, with its state.
      site.write(edited(site, ISLAND, 'Check addresses', 'Look up addresses'));
      await shown('Look up addresses');
      expect(await field.inputValue()).toBe('192.0.2.1');
      site.write({ [PAGE]: page('The second version.') });
      await shown('The second version.');
      site.write({ [TABLE]: site.read(TABLE).replace(/\d+\.\d+\.\d+\.\d+/, '192.0.2.77') });
      await shown('192.0.2.77');
      site.write({ [PAGE]: page('<Nothing />') });
      await shown('content/docs/api/errors.mdx');
      await shown('Nothing');
      site.write({ [PAGE]: page('The last version.') });
      await shown('The last version.');
      expect(await browserPage.locator('main h1').innerText()).toBe('Errors');
    },
  );
});

it('shows an edit of code of every layer', async () => {
  const site = copySite('dev-code', { [PAGE]: page('The first version.') });
  const url = await develop(site);
  // While the server restarts, the browser asks for it in vain.
  const expectedMessages = [/server connection lost|ERR_CONNECTION|WebSocket/, ...OF_DEVELOPMENT];
  await withPage({ fetchesAhead: false, expectedMessages }, async (browserPage) => {
    await browserPage.goto(`${url}/docs/api/errors`);
    const shown = async (text: string): Promise<void> => {
      await browserPage.getByText(text).first().waitFor({ timeout: RESTART });
      // A page whose scripts haven't arrived doesn't hear of the next edit.
      await browserPage.waitForLoadState('networkidle');
    };
    const note = browserPage.locator('main [role=note]').first();
    await shown('The first version.');
    site.write(edited(site, EXPANSION, 'markdownBlocks(text)', 'markdownBlocks(`Expanded anew. ${text}`)'));
    await shown('Expanded anew.');
    site.write(edited(site, PIPELINE, 'value })', "value: value.replace('first', 'piped') })"));
    await shown('The piped version.');
    site.write(edited(site, VIEW, '{children}', '{children}<p>Viewed anew.</p>'));
    await shown('Viewed anew.');
    site.write(edited(site, STYLE, 'border: 1px solid', 'border: 7px solid'));
    await expect.poll(() => note.evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('7px');
    site.write(
      edited(site, BEHAVIOR, 'onClickOn(', "document.documentElement.id = 'bound-anew';\n  onClickOn("),
    );
    await browserPage.locator('html#bound-anew').waitFor({ timeout: RESTART });
    // A mistake in code ends the server, which starts when it's mended.
    const right = site.read(PIPELINE);
    site.write({ [PIPELINE]: `${right}\nthrow new Error('no');\n` });
    await expect
      .poll(() =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
    site.write({ [PIPELINE]: right.replace('piped', 'mended') });
    await shown('The mended version.');
  });
});
