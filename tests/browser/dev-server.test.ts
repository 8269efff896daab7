/** What a writer sees of `npm run dev`. Islands that start, each edit on the open page, a mistake as a sentence, and the page again after. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, expect, it } from 'vitest';
import { astroNode } from '../../scripts/lib/astro-node.mjs';
import { copySite, type SiteCopy } from '../builds/support/site-copy.ts';
import { freePort } from '../samples/support/ports.ts';
import { withPage } from '../support/browser.ts';

const PAGE = 'docs/api/errors.mdx';
const TABLE = 'data/api/ip-addresses.yaml';

/** Without what Vitest sets, which Vite takes for a test of its own. */
const ENVIRONMENT = { PATH: process.env.PATH, ASTRO_TELEMETRY_DISABLED: '1' };

const page = (body: string): string => `---
title: Errors
description: Errors is a page of a small site that a test writes on, as short as the checks of front matter allow.
page_type: reference
---

${body}

<AddressCheck />

<DataTable name="ip-addresses" />
`;

/** Starts the development server of a site; it ends with the test. */
async function develop(site: SiteCopy): Promise<string> {
  const port = await freePort();
  const server = spawn(
    await astroNode(),
    ['--import', 'tsx', path.resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)],
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
    { fetchesAhead: false, expectedMessages: [/500/, /^console.debug: \[(?:astro|vite)\]/] },
    async (browserPage) => {
      await browserPage.goto(`${url}/docs/api/errors`);
      const shown = (text: string) => browserPage.getByText(text).first().waitFor();
      await shown('The first version.');
      const field = browserPage.locator('main textarea');
      await field.fill('192.0.2.1');
      await browserPage.locator('main [role="status"]').filter({ hasText: '192.0.2.1' }).waitFor();
      site.write({ [PAGE]: page('The second version.') });
      await shown('The second version.');
      site.write({ [TABLE]: site.read(TABLE).replace(/\d+\.\d+\.\d+\.\d+/, '192.0.2.77') });
      await shown('192.0.2.77');
      site.write({ [PAGE]: page('<Nothing />') });
      await shown('docs/api/errors.mdx');
      await shown('Nothing');
      site.write({ [PAGE]: page('The last version.') });
      await shown('The last version.');
      expect(await browserPage.locator('main h1').innerText()).toBe('Errors');
    },
  );
});
