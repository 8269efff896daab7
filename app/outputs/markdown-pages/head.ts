import { stringify } from 'yaml';
import { isoDay } from '../../../pipeline/cache/build-time/index.ts';

/** What the Markdown of a page says about itself before its text. */
export interface MarkdownHead {
  readonly title: string;
  readonly description: string;
  /** Route of the page. */
  readonly route: string;
  /** Absent where nothing says when the page was changed. */
  readonly updated: Date | undefined;
  /** The language of its samples, if it's only one. */
  readonly language?: string;
  /** Which part of the page it is. */
  readonly part?: { readonly number: number; readonly of: number; readonly index: string };
  readonly tokens: number;
  /** The page in one language, with what it's called, and its file. */
  readonly others: readonly (readonly [label: string, file: string])[];
}

/**
 * Writes front matter, and below it where the index of all pages is.
 *
 * @param siteUrl origin of the site. Without one, URLs are paths
 */
export function headText(head: MarkdownHead, siteUrl = ''): string {
  const { title, description, route, updated, language, part, tokens, others } = head;
  const frontMatter = stringify(
    {
      title,
      description,
      canonical: siteUrl + route,
      ...(updated === undefined ? {} : { updated: isoDay(updated) }),
      ...(language === undefined ? {} : { language }),
      ...(part === undefined ? {} : { part: `${String(part.number)} of ${String(part.of)}` }),
      tokens,
    },
    { lineWidth: 0 },
  );
  const links = others.map(([label, file]) => `[${label}](${siteUrl}/${file})`);
  const lines = [
    `> All pages: ${siteUrl}/llms.txt`,
    ...(links.length === 0 ? [] : [`> In one language: ${links.join(' · ')}`]),
    ...(part === undefined ? [] : [`> All parts: [${title}](${siteUrl}/${part.index})`]),
  ];
  return [`---\n${frontMatter}---`, lines.join('\n>\n'), ''].join('\n\n');
}
