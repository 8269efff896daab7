/** The changelog as feeds. Their links are absolute, so there are none where the site's URL isn't known. */
import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { provider } from '../../../../content/site/provider.ts';
import {
  loadApiChanges,
  type ApiChanges,
  type ChangesOfDay,
} from '../../../../pipeline/content/api-changes/index.ts';
import {
  loadApiDescription,
  type ApiDescription,
} from '../../../../pipeline/content/api-description/index.ts';
import { operationRoutes } from '../../../../pipeline/pages/index.ts';
import { changeCounts, changeList, dayTitle } from '../../../../components/builders/api-change.ts';
import type { Downloads } from '../downloads.ts';

/** The page that shows the same. */
const PAGE = '/changelog';

const FILES = { rss: `${PAGE}.xml`, json: `${PAGE}.json` } as const;

/** The feeds, as a page tells readers of feeds about them. */
export const FEEDS = [
  { type: 'application/rss+xml', title: 'API changelog (RSS)', href: FILES.rss },
  { type: 'application/feed+json', title: 'API changelog (JSON Feed)', href: FILES.json },
] as const;

/** What feeds are made from. */
interface FeedContent {
  readonly siteUrl: string;
  readonly changes: ApiChanges;
  readonly description: ApiDescription;
}

/** The changes of a day as HTML that can leave the site. */
function htmlOf({ changes }: ChangesOfDay, { siteUrl, description }: FeedContent): string {
  const tree: Root = { type: 'root', children: [changeList(changes, { description, operationRoutes })] };
  visit(tree, 'link', (node) => {
    node.url = new URL(node.url, siteUrl).href;
  });
  return toHtml(toHast(tree));
}

/** Writes the feeds, an item for each day. */
export function changelogFeeds(content: FeedContent): Downloads {
  const { siteUrl, changes } = content;
  const at = (route: string): string => new URL(route, siteUrl).href;
  const [newest = changes.first] = changes.days;
  const feed = new Feed({
    title: `${provider.wordmark}: API changelog`,
    description: 'What changed in the API description, day by day.',
    id: at(PAGE),
    link: at(PAGE),
    language: 'en-US',
    copyright: provider.name,
    generator: provider.wordmark,
    // A build of the same sources is the same on any day.
    updated: new Date(newest.date),
    feedLinks: { rss: at(FILES.rss), json: at(FILES.json) },
  });
  for (const day of changes.days) {
    // It stays the same when the site moves, so that readers see no item twice.
    const id = `api-changes-${day.date}`;
    feed.addItem({
      id,
      guid: id,
      title: `API changes on ${dayTitle(day.date)}`,
      link: at(`${PAGE}#${day.date}`),
      date: new Date(day.date),
      published: new Date(day.date),
      description: `${changeCounts(day.changes)}.`,
      content: htmlOf(day, content),
    });
  }
  return new Map([
    [FILES.rss, feed.rss2()],
    [FILES.json, feed.json1()],
  ]);
}

/** The site's feeds, or none where its URL isn't known. */
export async function feedDownloads(): Promise<Downloads> {
  const { siteUrl } = provider;
  if (siteUrl === undefined) return new Map();
  return changelogFeeds({ siteUrl, changes: loadApiChanges(), description: await loadApiDescription() });
}
