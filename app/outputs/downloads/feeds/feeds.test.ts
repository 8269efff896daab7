import { describe, expect, it } from 'vitest';
import { xml2js, type ElementCompact } from 'xml-js';
import * as z from 'zod';
import type { ApiChanges } from '../../../../pipeline/content/api-changes/index.ts';
import { loadApiChanges } from '../../../../pipeline/content/api-changes/index.ts';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { changelogFeeds } from './index.ts';

const SITE_URL = 'https://docs.example.com';

const description = await loadApiDescription();

const feedsOf = (changes: ApiChanges, siteUrl = SITE_URL) =>
  changelogFeeds({ siteUrl, changes, description });

const CHANGES: ApiChanges = {
  contract: 'any',
  first: { date: '2026-03-01', operations: 2 },
  days: [
    {
      date: '2026-03-09',
      changes: [
        { kind: 'breaking', operations: ['tokens.create'], says: '`a` now has the pattern `^<b>&]]>$`.' },
        { kind: 'new', operations: [], says: '`c` is new.' },
      ],
    },
    { date: '2026-03-04', changes: [{ kind: 'new', operations: [], says: '`d` is new.' }] },
  ],
};

/** What https://www.jsonfeed.org/version/1.1/ asks for, and what our items have beyond that. */
const jsonFeed = z.object({
  version: z.enum(['https://jsonfeed.org/version/1', 'https://jsonfeed.org/version/1.1']),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});

const textOf = (element: ElementCompact | undefined): string =>
  String(element?._cdata ?? element?._text ?? '');

/** The items of an RSS feed, which must be well-formed XML. */
function rssItems(changes: ApiChanges) {
  const { rss } = xml2js(String(feedsOf(changes).get('/changelog.xml')), { compact: true }) as {
    rss: { channel: { item: ElementCompact | ElementCompact[] } };
  };
  return [rss.channel.item].flat().map((item) => {
    const {
      title,
      link,
      guid,
      pubDate,
      description: text,
      ...others
    } = item as Record<string, ElementCompact>;
    return {
      title: textOf(title),
      link: textOf(link),
      guid: textOf(guid),
      isPermaLink: guid?._attributes?.isPermaLink,
      date: new Date(textOf(pubDate)).toISOString(),
      text: textOf(text),
      html: [others['content:encoded']?._cdata].flat().join(''),
    };
  });
}

const jsonItems = (changes: ApiChanges, siteUrl?: string) =>
  jsonFeed.parse(JSON.parse(String(feedsOf(changes, siteUrl).get('/changelog.json')))).items;

const HTML =
  '<ul>\n<li><strong>Breaking.</strong> <code>a</code> now has the pattern <code>^&#x3C;b>&#x26;]]>$</code>. See <a href="https://docs.example.com/docs/api/tokens#tokens-create">Create a token</a>.</li>\n<li><strong>New.</strong> <code>c</code> is new.</li>\n</ul>';

describe('the RSS feed', () => {
  it('has an item for each day, newest first', () => {
    const [first, second, ...others] = rssItems(CHANGES);
    expect(first).toEqual({
      title: 'API changes on March 9, 2026',
      link: 'https://docs.example.com/changelog#2026-03-09',
      guid: 'api-changes-2026-03-09',
      isPermaLink: 'false',
      date: '2026-03-09T00:00:00.000Z',
      text: '1 breaking, 1 new.',
      html: HTML,
    });
    expect(second?.guid).toBe('api-changes-2026-03-04');
    expect(others).toEqual([]);
  });

  it('has the time of its newest item', () => {
    expect(feedsOf(CHANGES).get('/changelog.xml')).toContain(
      '<lastBuildDate>Mon, 09 Mar 2026 00:00:00 GMT</lastBuildDate>',
    );
  });
});

describe('the JSON feed', () => {
  it('has an item for each day, newest first', () => {
    const [first, second, ...others] = jsonItems(CHANGES);
    expect(first).toEqual({
      id: 'api-changes-2026-03-09',
      url: 'https://docs.example.com/changelog#2026-03-09',
      title: 'API changes on March 9, 2026',
      summary: '1 breaking, 1 new.',
      content_html: HTML,
      date_published: '2026-03-09T00:00:00.000Z',
      date_modified: '2026-03-09T00:00:00.000Z',
    });
    expect(second?.id).toBe('api-changes-2026-03-04');
    expect(others).toEqual([]);
  });
});

describe('both feeds', () => {
  it('have the same days as the record', () => {
    const record = loadApiChanges();
    const ids = record.days.map(({ date }) => `api-changes-${date}`);
    expect(rssItems(record).map(({ guid }) => guid)).toEqual(ids);
    expect(jsonItems(record).map(({ id }) => id)).toEqual(ids);
  });

  it('keep the IDs of their items when the site moves', () => {
    const ids = (siteUrl: string) => jsonItems(CHANGES, siteUrl).map(({ id }) => id);
    expect(ids('https://elsewhere.example')).toEqual(ids(SITE_URL));
  });

  it('are there before anything has changed', () => {
    const feeds = feedsOf({ ...CHANGES, days: [] });
    expect([...feeds.keys()]).toEqual(['/changelog.xml', '/changelog.json']);
    expect(feeds.get('/changelog.xml')).toContain('Sun, 01 Mar 2026');
  });
});
