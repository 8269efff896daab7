/** React takes over each kind of island as it was rendered, whatever was stored, linked or injected before. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { islands } from '../../components/registry/islands.ts';
import { alterScripts } from '../site/support/altered-scripts.ts';
import { holdRequests } from '../site/support/network.ts';
import { open } from '../site/support/visitor.ts';
import { withPage } from '../support/browser.ts';
import { builtPageFile, builtRoutes, longestFirst } from '../support/routes.ts';
import { storeFirst } from '../support/store-first.ts';

/** Each kind of island, with the shortest page that has one. RunSample's are made in the browser. */
const pageOfKind = new Map(
  longestFirst(builtRoutes).flatMap((route) =>
    [...readFileSync(builtPageFile(route), 'utf8').matchAll(/data-island="(?<kind>\w+)"/g)].map(
      ({ groups }) => [groups?.kind ?? '', route] as const,
    ),
  ),
);

/** State that a link can hold, for the kinds that read it. */
const LINKED: Readonly<Record<string, string>> = {
  Checklist: '?done=work-email',
  ErrorFinder: '#errors?text=HTTP%2F1.1+404',
  ExpressionPlayground: '#expressions?expression=%7B%7B+data+%7D%7D',
  PermissionPlanner: '#permissions?view=permission',
  SdkPicker: '?platform=web&language=javascript',
  Simulator: '#simulator?request=GET+%2Ftokens',
  TestDataPicker: '#test-data?search=4242',
  WebhookSignature: '#webhook-signature?version=v1a&body=a',
};

/** What the reader has chosen before, as it's stored. */
const STORED = {
  theme: 'light',
  'sample-language': 'python',
  'sample-language-web': 'react',
  'checklist-production': '["work-email"]',
  'sample-card': '4000020000000000',
} as const;

/** An element of an island as the test has found it. */
interface Found {
  readonly element: Element;
  readonly attributes: string;
  readonly text: string;
}

declare global {
  interface Window {
    /** Set in the page by the test. */
    found: readonly Found[];
    changedBefore: string[];
  }
}

/** Notes all elements of a page's islands, and what changes in them until each starts. Runs in the page. */
function watchIslands(): void {
  window.changedBefore = [];
  const start = (): void => {
    new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes) {
        const island = (target instanceof Element ? target : target.parentElement)?.closest('[data-island]');
        if (target === island || island?.hasAttribute('data-started') !== false) continue;
        window.changedBefore.push(
          `${type} ${attributeName ?? ''} in ${island.getAttribute('data-island') ?? ''}`,
        );
      }
    }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', start);
}

/** Has a kind's islands wait until the test has looked at their HTML, then brings them into view. */
async function startIslands(page: Page, kind: string, url: string): Promise<void> {
  await page.addInitScript(watchIslands);
  const code = await holdRequests(page, '**/assets/island.*.js');
  // What an island fetches when it starts changes it.
  await holdRequests(page, /\/assets\/(?!SdkPicker)[^/]*\.json$/);
  await open(page, url);
  const place = page.locator(`[data-island="${kind}"]`).first();
  await place.evaluate((island) => {
    for (let fold = island.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    island.scrollIntoView();
  });
  await code.arrival();
  // Behaviors of the page look at what is in view.
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.changedBefore)).toEqual([]);
  await place.evaluate((island) => {
    window.found = [...island.querySelectorAll(':defined')].map((element) => ({
      element,
      attributes: (element.cloneNode() as Element).outerHTML,
      text: [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
    }));
  });
  await code.release();
  await page.locator(`[data-island="${kind}"][data-started]`).first().waitFor();
  // What React renders next, with what the browser knows, comes in the same task or the next.
  await page.waitForTimeout(300);
}

/** What has become of the elements that were in an island, apart from fields that respond now. */
function differences(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const asRendered = (html: string): string =>
      html
        .replaceAll(' disabled=""', '')
        .replaceAll(/ (?:tabindex="0"|role="group"|aria-label="[^"]*")/g, '');
    return window.found.flatMap(({ element, attributes, text }) => {
      const now = (element.cloneNode() as Element).outerHTML;
      const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      if (!element.isConnected) return [`${attributes} is gone`];
      if (asRendered(now) !== asRendered(attributes)) return [`${attributes} became ${now}`];
      return words === text ? [] : [`${attributes} said "${text}" and says "${words}"`];
    });
  });
}

const kinds = [...pageOfKind].sort();

it('knows a page of each island but the one that is made in the browser', () => {
  expect(kinds.map(([kind]) => kind)).toEqual(
    Object.keys(islands)
      .filter((kind) => kind !== 'RunSample')
      .sort(),
  );
});

describe.each(kinds)('%s, on %s', (kind, route) => {
  it('keeps each element, ID and word of its HTML, and nothing touches it before', async () => {
    await withPage({}, async (page) => {
      await startIslands(page, kind, route);
      expect(await page.evaluate(() => window.found.length)).toBeGreaterThan(0);
      expect(await differences(page)).toEqual([]);
    });
  });

  it('is taken over as it was rendered where an extension has changed the page and its fields', async () => {
    await withPage({ bypassCSP: true }, async (page) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.body.setAttribute('data-gr-ext-installed', '');
          document.body.prepend(document.createElement('extension-bar'));
          document.body.append(document.createElement('extension-frame'));
          for (const field of document.querySelectorAll('textarea, input, select')) {
            field.setAttribute('data-gramm', 'true');
            field.after(document.createElement('grammarly-extension'));
          }
        });
      });
      await startIslands(page, kind, route);
      expect(await differences(page)).toEqual([]);
    });
  });

  it('starts with choices that are stored, and with a state in the URL', async () => {
    await withPage({}, async (page) => {
      for (const [key, value] of Object.entries(STORED)) await storeFirst(page, key, value);
      await startIslands(page, kind, `${route}${LINKED[kind] ?? ''}`);
      // A frame that React had to render again would be another element.
      expect(await page.evaluate(() => window.found[0]?.element.isConnected)).toBe(true);
    });
  });
});

it('a difference from the HTML is an error on the console', async () => {
  const expectedMessages = [/The island AddressCheck differs from its HTML/];
  await withPage({ expectedMessages }, async (page) => {
    const changed = await alterScripts(page, {
      where: 'Check addresses: paste one',
      replace: 'Check addresses: paste one',
      by: 'Paste one address',
    });
    await open(page, pageOfKind.get('AddressCheck') ?? '/');
    await page.locator('[data-island="AddressCheck"]').scrollIntoViewIfNeeded();
    await page.getByLabel('Paste one address').waitFor();
    expect(changed()).toBe(1);
  });
});
