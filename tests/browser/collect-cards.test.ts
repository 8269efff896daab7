import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createViteServer } from 'vitest/node';
import { withPage } from '../support/browser.ts';
import { doubleElements, type Answer, type ElementsDouble } from './elements-double/index.ts';

const CREATED: Answer = {
  status: 201,
  body: { id: 'token-1', type: 'card', tenantId: 'tenant-1', data: { number: 'XXXXXXXXXXXX4242' } },
};
const REFUSED: Answer = { status: 403, body: { title: 'Forbidden', status: 403 } };

/** The bundler of a reader, started on the samples as they stand. React's page is what every React app has. */
async function serveSamples(folder: string): ReturnType<typeof createViteServer> {
  const samples = path.resolve('samples');
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await cp(path.join(samples, 'collect-card-form/web.html'), path.join(folder, 'index.html'));
  await cp(path.join(samples, 'collect-card-web/web.ts'), path.join(folder, 'collect-card.ts'));
  await cp(path.join(samples, 'collect-card-web/react.tsx'), path.join(folder, 'card-form.tsx'));
  const start = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CardForm } from './card-form.tsx';
createRoot(document.querySelector('main')).render(createElement(CardForm));`;
  await writeFile(path.join(folder, 'start-react.ts'), start);
  const page = '<!doctype html><main></main><script type="module" src="./start-react.ts"></script>';
  await writeFile(path.join(folder, 'react.html'), page);
  const server = await createViteServer({
    configFile: false,
    root: folder,
    cacheDir: path.join(folder, '.vite'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } },
  });
  return server.listen();
}

interface Form {
  readonly page: Page;
  readonly platform: ElementsDouble;
  /** Bodies that the reader's own server received. */
  readonly stored: unknown[];
  /** Types into the Element with this label. */
  readonly type: (label: string, value: string) => Promise<void>;
  readonly save: () => Promise<void>;
}

interface Setting {
  readonly answer?: Answer;
  /** Status of the reader's own server. */
  readonly serverStatus?: number;
  readonly expectedMessages?: readonly RegExp[];
}

describe.each([
  { sample: 'TypeScript', file: 'index.html', greetings: [] },
  { sample: 'React', file: 'react.html', greetings: [/Download the React DevTools/] },
])('the card form of the guide in $sample', ({ file, greetings }) => {
  let folder: string;
  let server: Awaited<ReturnType<typeof serveSamples>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'collect-cards-'));
    server = await serveSamples(folder);
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const withForm = (setting: Setting, use: (form: Form) => Promise<void>): Promise<void> => {
    const { answer = CREATED, serverStatus = 200, expectedMessages = [] } = setting;
    return withPage({ expectedMessages: [...greetings, ...expectedMessages] }, async (page) => {
      // Reloads the page when a file changes, and writes to the console; no file changes here.
      await page.route('**/@vite/client', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const platform = await doubleElements(page, answer);
      const stored: unknown[] = [];
      await page.route('**/cards', async (route) => {
        stored.push(route.request().postDataJSON());
        await route.fulfill({ status: serverStatus, json: {} });
      });
      await page.goto(new URL(file, server.resolvedUrls?.local[0]).href);
      const type = async (label: string, value: string): Promise<void> => {
        await page
          .frameLocator(`iframe[src*="${new URLSearchParams({ label })}"]`)
          .getByLabel(label)
          .fill(value);
      };
      await use({ page, platform, stored, type, save: () => page.getByRole('button').click() });
    });
  };

  const typeCard = async ({ type }: Form): Promise<void> => {
    await type('Card number', '4242 4242 4242 4242');
    await type('Expiration date', '12/39');
    await type('Security code', '123');
  };

  it('turns a typed card into a token and shows its id', async () => {
    await withForm({}, async (form) => {
      await typeCard(form);
      await form.save();
      await form.page.getByText('Saved as token token-1').waitFor();
      const [request, ...others] = form.platform.tokenRequests;
      expect(others).toEqual([]);
      expect(request?.headers()['bt-api-key']).toBe('<PUBLIC_API_KEY>');
      expect(request?.postDataJSON()).toEqual({
        type: 'card',
        data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2039, cvc: '123' },
      });
    });
  });

  it('uses the test environment', async () => {
    await withForm({}, async ({ page, platform }) => {
      await page.locator('iframe').nth(2).waitFor();
      await expect.poll(() => platform.frames.length).toBe(3);
      expect(platform.frames.map((url) => url.searchParams.get('environment'))).toEqual([
        'test',
        'test',
        'test',
      ]);
    });
  });

  it('gives the id and nothing of the card to the page and its server', async () => {
    await withForm({}, async (form) => {
      await typeCard(form);
      await form.save();
      await form.page.getByText('Saved as token').waitFor();
      expect(form.stored).toEqual([{ token_id: 'token-1' }]);
      expect(await form.page.content()).not.toMatch(/4242|12\/39/);
    });
  });

  it('can be saved only while all fields are complete', async () => {
    await withForm({}, async (form) => {
      const isEnabled = () => form.page.getByRole('button').isEnabled();
      await typeCard(form);
      await expect.poll(isEnabled).toBe(true);
      await form.type('Card number', '4242 4242 4242 4241');
      await expect.poll(isEnabled).toBe(false);
    });
  });

  it('asks for four digits of an American Express security code', async () => {
    await withForm({}, async (form) => {
      const isEnabled = () => form.page.getByRole('button').isEnabled();
      await typeCard(form);
      await expect.poll(isEnabled).toBe(true);
      await form.type('Card number', '3782 822463 10005');
      await expect.poll(isEnabled).toBe(false);
      await form.type('Security code', '1234');
      await expect.poll(isEnabled).toBe(true);
    });
  });

  it('asks to check the card when it is sent incomplete', async () => {
    await withForm({}, async (form) => {
      await form.type('Card number', '4242');
      await form.page.locator('form').evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
      });
      await form.page.getByText('Check the card details.').waitFor();
      expect(form.platform.tokenRequests).toEqual([]);
    });
  });

  it('says that nothing was saved when the platform refuses', async () => {
    await withForm(
      { answer: REFUSED, expectedMessages: [/status of 403/, /The platform answered 403/] },
      async (form) => {
        await typeCard(form);
        await form.save();
        await form.page.getByText('The card could not be saved. Try again.').waitFor();
        expect(form.stored).toEqual([]);
        await expect.poll(() => form.page.getByRole('button').isEnabled()).toBe(true);
      },
    );
  });

  it('says that nothing was saved when its own server fails', async () => {
    await withForm(
      { serverStatus: 500, expectedMessages: [/status of 500/, /The server answered 500/] },
      async (form) => {
        await typeCard(form);
        await form.save();
        await form.page.getByText('The card could not be saved. Try again.').waitFor();
        expect(await form.page.getByText('Saved as token').count()).toBe(0);
      },
    );
  });
});
