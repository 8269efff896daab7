/** Pages as Markdown, for clients that ask for it at the page's own URL, and at separate URLs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSite, type RunningSite } from './testing/running-site.ts';

let site: RunningSite;

beforeEach(async () => {
  site = await startTestSite();
});

afterEach(async () => {
  await site.stop();
});

const asMarkdown = { headers: { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } };

describe('a client that prefers Markdown', () => {
  it.each([
    ['/docs/api', '# API in all languages', '7'],
    ['/docs/api?lang=python', '# API in Python', '5'],
    ['/docs/api?lang=cobol', '# API in all languages', '7'],
    ['/docs/api?lang=../../.secret%00', '# API in all languages', '7'],
  ])('receives it at %s', async (target, body, tokens) => {
    const { status, headers, body: received } = await site.ask(target, asMarkdown);
    expect([status, received.toString()]).toEqual([200, body]);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['x-markdown-tokens']).toBe(tokens);
    expect(headers.vary).toMatch(/^Accept\b/);
  });

  it('receives a page that has none as HTML', async () => {
    const received = await site.ask('/docs/sdks', asMarkdown);
    expect(received.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(received.headers.vary).toBeUndefined();
  });

  it('learns in Markdown that nothing is there', async () => {
    const received = await site.ask('/docs/nope', asMarkdown);
    expect([received.status, received.body.toString()]).toEqual([404, '# Nothing here']);
  });

  it('is redirected as anyone', async () => {
    expect((await site.ask('/docs/api/', asMarkdown)).headers.location).toBe('/docs/api');
  });
});

describe('anyone else', () => {
  it.each([undefined, '*/*', 'text/html', 'text/html, text/markdown', 'text/markdown;q=0.2, text/html', ''])(
    'receives the page with Accept: %s',
    async (accept) => {
      const { headers, body } = await site.ask(
        '/docs/api',
        accept === undefined ? {} : { headers: { accept } },
      );
      expect(body.toString()).toBe('<h1>API</h1>');
      expect(headers.vary).toBe('Accept, Accept-Encoding');
      expect(headers['x-markdown-tokens']).toBeUndefined();
    },
  );
});

describe('the URL of Markdown', () => {
  it.each([
    ['/docs/api.md', '# API in all languages'],
    ['/docs/api.md?lang=python', '# API in Python'],
    ['/docs/api.python.md', '# API in Python'],
    ['/docs/api.python.md?lang=go', '# API in Python'],
  ])('%s gives it to anyone', async (target, body) => {
    const received = await site.ask(target);
    expect([received.status, received.body.toString()]).toEqual([200, body]);
  });

  it('where nothing is says so in Markdown', async () => {
    const received = await site.ask('/docs/nope.md');
    expect([received.status, received.body.toString()]).toEqual([404, '# Nothing here']);
  });

  it.each(['/404.md', '/.markdown-index.json'])("%s isn't a page", async (target) => {
    expect((await site.ask(target)).status).toBe(404);
  });
});
